import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { httpErrors } from './errors.ts'

/** Section 9: png or jpg, 5 MB each. */
export const LARGEST_UPLOAD = 5 * 1024 * 1024
/** A small file may unfold into a huge picture; what is beyond this is not decoded. */
const MOST_PIXELS = 40_000_000
const LARGEST_SIDE = 12_000

/** A picture decoded and encoded anew: nothing of the sent bytes is left in it, metadata included. */
export interface Picture {
  readonly bytes: Buffer
  readonly type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
}

/** Reads the one part `file` of a multipart request. Throws UPLOAD_MISSING, UPLOAD_TOO_LARGE, UPLOAD_NOT_A_PICTURE. */
export async function readPicture(request: FastifyRequest): Promise<Picture> {
  if (!request.isMultipart()) throw httpErrors.UPLOAD_MISSING({ field: 'file' })
  return encodeAnew(await readFile(request))
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  try {
    const part: MultipartFile | undefined = await request.file({
      limits: { fileSize: LARGEST_UPLOAD, files: 1, fields: 5, parts: 6 },
    })
    if (part?.fieldname === 'file') return await part.toBuffer()
  } catch (error) {
    // What the plugin refuses by a code of its own (a file too large) has its answer; the parser beneath it complains about
    // what was sent, and what was sent holds no file then: no boundary, or an end before the end.
    if (isRefusal(error)) throw error
  }
  throw httpErrors.UPLOAD_MISSING({ field: 'file' })
}

/** Cuts a picture to a square of `side` pixels around what catches the eye. */
export async function cutToSquare({ bytes, type }: Picture, side: number): Promise<Picture> {
  const { default: sharp } = await import('sharp')
  const square = sharp(bytes).resize(side, side, { fit: 'cover', position: sharp.strategy.attention })
  const encoded =
    type === 'image/png' ? square.png({ compressionLevel: 9 }) : square.jpeg({ quality: 86, mozjpeg: true })
  return { bytes: await encoded.toBuffer(), type, width: side, height: side }
}

/** Checks by content what the bytes are and encodes them anew. */
export async function encodeAnew(bytes: Buffer): Promise<Picture> {
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime !== 'image/png' && found?.mime !== 'image/jpeg') throw notAPicture()
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
    const { width, height } = await picture.metadata()
    if (width > LARGEST_SIDE || height > LARGEST_SIDE) throw notAPicture()
    const upright = picture.rotate()
    const encoded =
      found.mime === 'image/png' ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 86, mozjpeg: true })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { bytes: data, type: found.mime, width: info.width, height: info.height }
  } catch (error) {
    // The decoder's complaint is about the sender's bytes, whatever it is.
    throw error instanceof Error && error.name === 'Failure' ? error : notAPicture()
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')

const notAPicture = () => httpErrors.UPLOAD_NOT_A_PICTURE({ field: 'file' })
