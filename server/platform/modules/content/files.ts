import type { Database } from '../../db/connection.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { isPublishedPicture } from './banners-repository.ts'
import { contentErrors } from './errors.ts'
import { countFilesSince, insertFile, type StoredFile, selectFile } from './files-repository.ts'

/** A picture that was decoded and encoded anew. */
export interface Picture {
  readonly bytes: Uint8Array
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Whoever uploads or asks for a file. */
export interface FileOwner {
  readonly kind: 'MEMBER' | 'OPERATOR'
  readonly id: string
  readonly merchantId: string
}

/** A file for one who may see it; `published` files are for everybody, and never change under their address. */
export interface VisibleFile {
  readonly file: StoredFile
  readonly published: boolean
}

const DAY = 24 * 60 * 60 * 1000
const MOST_FILES_PER_DAY = { MEMBER: 60, OPERATOR: 500 } as const

/** The address of a stored file. */
export const fileUrl = (id: string): string => `/wps/files/${id}`

/** Stored pictures: who may store how many, and who may see which. */
export function createFileStore(database: Database, clock: Clock) {
  return {
    /** Stores a picture and returns its id. Throws FILE_QUOTA_EXCEEDED after too many in a day. */
    async store(owner: FileOwner, picture: Picture): Promise<string> {
      const now = clock.now()
      const stored = await countFilesSince(database.query, owner.id, new Date(now.getTime() - DAY))
      if (stored >= MOST_FILES_PER_DAY[owner.kind]) throw contentErrors.FILE_QUOTA_EXCEEDED()
      const id = newId()
      await insertFile(database.query, {
        id,
        merchant_id: owner.merchantId,
        owner_kind: owner.kind,
        owner_id: owner.id,
        content_type: picture.contentType,
        bytes: picture.bytes,
        width: picture.width,
        height: picture.height,
        created_at: now,
      })
      return id
    },

    /**
     * A file for a caller: everybody sees what a published banner shows; an operator sees the files of the brand in
     * view; a member the own ones. To all others it does not exist: FILE_NOT_FOUND.
     */
    async read(caller: FileOwner | undefined, id: string): Promise<VisibleFile> {
      const file = await selectFile(database.query, id)
      if (file === undefined) throw contentErrors.FILE_NOT_FOUND()
      if (await isPublishedPicture(database.query, file.merchant_id, fileUrl(id))) return { file, published: true }
      if (caller === undefined || !maySee(caller, file)) throw contentErrors.FILE_NOT_FOUND()
      return { file, published: false }
    },
  }
}

export type FileStore = ReturnType<typeof createFileStore>

function maySee(caller: FileOwner, file: StoredFile): boolean {
  if (caller.merchantId !== file.merchant_id) return false
  return caller.kind === 'OPERATOR' || (file.owner_kind === 'MEMBER' && file.owner_id === caller.id)
}
