/** Whether this is a Mac, an iPhone or an iPad. */
export const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.userAgent);
