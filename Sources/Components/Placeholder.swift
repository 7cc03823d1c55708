// Components land once the vocabulary that they use does.
