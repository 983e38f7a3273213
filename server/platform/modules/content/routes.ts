import type { FastifyInstance } from 'fastify'
import { rawAnswer } from '../../http/envelope.ts'
import { httpErrors } from '../../http/errors.ts'
import type { CallMerchant, HttpContext } from '../../http/http-context.ts'
import { operatorOf } from '../../http/operator-caller.ts'
import { page } from '../../http/paging.ts'
import { type CallInput, route } from '../../http/route.ts'
import { readPicture } from '../../http/upload.ts'
import { type FileOwner, fileUrl } from './files.ts'
import { contentCalls } from './schema.ts'
import type { ContentService } from './service.ts'

interface Context extends HttpContext {
  readonly content: ContentService
}

/** What a published banner shows never changes under its address; anything else is for one person's eyes. */
const PUBLISHED = 'public, max-age=31536000, immutable'
const PERSONAL = 'private, no-store'
const ANNOUNCEMENTS_A_PAGE = 9

/** The public side of banners and announcements, and the pictures that people upload. */
export function registerContentRoutes(app: FastifyInstance, context: Context): void {
  const { content, limits } = context

  route(app, context, contentCalls.listBanners, ({ merchant, query, locale }) =>
    content.banners.list(readerOf(merchant, query.language ?? locale), query.groupName),
  )

  route(app, context, contentCalls.listAnnouncements, async ({ merchant, query, locale }) => {
    const filter = { types: query.types?.split(',') ?? [], executions: query.execution?.split(',') ?? [] }
    const wanted = { pageNo: query.pageNo, pageSize: query.pageSize ?? ANNOUNCEMENTS_A_PAGE }
    const { rows, total } = await content.announcements.list(
      readerOf(merchant, query.language ?? locale),
      filter,
      wanted,
    )
    return page(rows, total, wanted)
  })

  route(app, context, contentCalls.uploadFile, async (input) => {
    const owner = await ownerOf(context, input)
    if (owner === undefined) throw httpErrors.UNAUTHENTICATED()
    if (owner.kind === 'OPERATOR' && !owner.mayUpload) throw httpErrors.FORBIDDEN()
    await limits.consume('upload', `${owner.kind}:${owner.id}`)
    const { bytes, type, width, height } = await readPicture(input.request)
    const id = await content.files.store(owner, { bytes, contentType: type, width, height })
    return { id, url: fileUrl(id), width, height }
  })

  route(app, context, contentCalls.getFile, async (input) => {
    const { file, published } = await content.files.read(await ownerOf(context, input), input.params.id)
    const extension = file.content_type.split('/')[1]
    return rawAnswer(Buffer.from(file.bytes), {
      headers: {
        'content-type': file.content_type,
        'content-disposition': `inline; filename="${file.id}.${extension}"`,
        'cache-control': published ? PUBLISHED : PERSONAL,
        'x-content-type-options': 'nosniff',
      },
    })
  })
}

const readerOf = (merchant: CallMerchant, language: string) => ({
  merchantId: merchant.id,
  language,
  defaultLanguage: merchant.defaultLanguage,
})

type FileCall = typeof contentCalls.uploadFile | typeof contentCalls.getFile

/** Who calls: files are the one thing that members and operators reach under the same address. */
async function ownerOf(
  context: Context,
  { session, request }: Pick<CallInput<FileCall>, 'session' | 'request'>,
): Promise<(FileOwner & { mayUpload: boolean }) | undefined> {
  if (session !== null) return { kind: 'MEMBER', id: session.memberId, merchantId: session.merchantId, mayUpload: true }
  const operator = await operatorOf(context, request)
  if (operator === undefined) return undefined
  const { operatorId: id, merchantId, permissions } = operator
  return { kind: 'OPERATOR', id, merchantId, mayUpload: permissions.includes('files.upload') }
}
