const HEAD_END = Buffer.from('\r\n\r\n')
const CHUNKS_END = Buffer.from('0\r\n\r\n')

/**
 * The bytes of the first HTTP/1.1 answer in `received`, head and body; undefined while that cannot be told. The body's length is said in the head, or it
 * comes in chunks, and then nothing may follow it yet. Throws where a head says neither.
 */
export function answerLength(received: Buffer): number | undefined {
  const headLength = received.indexOf(HEAD_END) + HEAD_END.length
  if (headLength < HEAD_END.length) return undefined
  const head = received.toString('latin1', 0, headLength)
  const [, length] = /\r\ncontent-length: *(\d+)\r\n/i.exec(head) ?? []
  if (length !== undefined) return headLength + Number(length)
  if (/^HTTP\/1\.1 (204|304) /.test(head)) return headLength
  if (!/\r\ntransfer-encoding: *chunked\r\n/i.test(head)) throw new Error(`The answer has no length: ${head}`)
  return received.subarray(headLength).subarray(-CHUNKS_END.length).equals(CHUNKS_END) ? received.length : undefined
}
