/** Whether a text is an amount as the platform writes it: `1000.00`. */
export const isAmount = (text: string): boolean => /^\d+\.\d{2,4}$/.test(text)

/** An amount without the zeros that say nothing: `1000.00` is `1000`. */
export const plainAmount = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
