import type { FastifyInstance } from 'fastify'
import { rawAnswer } from '../../http/envelope.ts'
import { httpErrors } from '../../http/errors.ts'
import type { CallMerchant, HttpContext } from '../../http/http-context.ts'
import { operatorOf } from '../../http/operator-caller.ts'
import { page } from '../../http/paging.ts'
import { type CallInput, route } from '../../http/route.ts'
import type { OperatorSession } from '../../http/session.ts'
import { readPicture } from '../../http/upload.ts'
import { demand } from '../operators/service.ts'
import { type FileOwner, fileUrl } from './files.ts'
import { contentPolicy } from './policy.ts'
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

  route(app, context, contentCalls.listAgentAnnouncements, async ({ session, merchant, query, locale }) => {
    const wanted = { pageNo: query.pageNo, pageSize: query.pageSize ?? ANNOUNCEMENTS_A_PAGE }
    const { rows, total } = await content.announcements.listForAgents(session, readerOf(merchant, locale), wanted)
    return page(rows, total, wanted)
  })

  route(app, context, contentCalls.uploadFile, async (input) => {
    const uploader = await ownerOf(context, input)
    if (uploader === undefined) throw httpErrors.UNAUTHENTICATED()
    const { owner, operator } = uploader
    if (operator !== undefined) demand(operator, 'files.upload')
    if (input.session !== null && !contentPolicy['files.upload'](input.session)) throw httpErrors.TRUE_ACCOUNT_NEEDED()
    await limits.consume('upload', `${owner.kind}:${owner.id}`)
    const { bytes, type, width, height } = await readPicture(input.request)
    const id = await content.files.store(owner, { bytes, contentType: type, width, height })
    return { id, url: fileUrl(id), width, height }
  })

  route(app, context, contentCalls.getFile, async (input) => {
    const reader = await ownerOf(context, input)
    const { file, published } = await content.files.read(reader?.owner, input.params.id)
    if (!published && reader?.operator !== undefined) demand(reader.operator, 'files.read')
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
): Promise<{ readonly owner: FileOwner; readonly operator?: OperatorSession } | undefined> {
  if (session !== null) return { owner: { kind: 'MEMBER', id: session.memberId, merchantId: session.merchantId } }
  const operator = await operatorOf(context, request)
  if (operator === undefined) return undefined
  return { owner: { kind: 'OPERATOR', id: operator.operatorId, merchantId: operator.merchantId }, operator }
}
