const capitals = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'

/**
 * A first password that can be read out on the telephone: `Kmwzt-4829-hbqr`, of some 50 random bits. It is made here and not by the server,
 * so that no answer carries a password and a lost answer loses none.
 */
export const newFirstPassword = (): string =>
  [pick(capitals, 1) + pick(letters, 4), pick(digits, 4), pick(letters, 4)].join('-')

/** Characters of a set at random, each alike: numbers beyond the last whole round of the set are thrown away. */
function pick(characters: string, count: number): string {
  const most = 256 - (256 % characters.length)
  let picked = ''
  while (picked.length < count) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < most) picked += characters.charAt(byte % characters.length)
  }
  return picked
}
