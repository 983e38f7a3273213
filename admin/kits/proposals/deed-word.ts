/** A deed that takes two or may, in the word of the graph: proposals about rules name it in that of the platform, `vipLevels`. */
export const deedWord = (deed: string): string => deed.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
