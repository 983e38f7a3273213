/**
 * One address: what may go into the To line of a mail. Narrower than RFC 5321, which nobody's registration needs: nothing quoted,
 * none of the signs by which addresses are listed, at most 64 characters before the @ and 254 in all (RFC 5321, 4.5.3.1).
 */
const EMAIL = /^(?=.{6,254}$)[^\s@"<>,;:\\]{1,64}@[^\s@"<>,;:\\]+\.[^\s@"<>,;:.\\]{2,}$/

export const isEmail = (text: string): boolean => EMAIL.test(text)
