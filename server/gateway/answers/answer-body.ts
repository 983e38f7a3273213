import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The bytes of an answer, and what they are compressed to. */
export interface AnswerBody {
  readonly bytes: Buffer
  /** Weak: the same answer may come compressed. */
  readonly etag: string
  /** Made when it is first asked for, once. */
  encoded(encoding: Encoding): Promise<Buffer>
}

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
}

export function createBody(text: string): AnswerBody {
  const bytes = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    bytes,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    encoded(encoding) {
      const known = made.get(encoding) ?? compressors[encoding](bytes)
      made.set(encoding, known)
      return known
    },
  }
}
