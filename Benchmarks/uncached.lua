-- Asks for a state that nobody asked for before: the third title is counted up.
local round, count = "0", 0

function init(arguments)
  round = arguments[1]
end

function request()
  count = count + 1
  return wrk.format("GET", wrk.path .. "?story=options&selection=B&titles=A,B,C" .. round .. "." .. count)
end
