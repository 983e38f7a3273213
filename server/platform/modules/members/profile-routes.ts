import type { FastifyInstance } from 'fastify'
import { rawAnswer } from '../../http/envelope.ts'
import type { HttpContext } from '../../http/http-context.ts'
import { operatorOf } from '../../http/operator-caller.ts'
import { route } from '../../http/route.ts'
import { readPicture } from '../../http/upload.ts'
import { presentProfile } from './profile-presenter.ts'
import { profileCalls } from './profile-schema.ts'
import type { MembersService } from './service.ts'

interface Context extends HttpContext {
  readonly members: MembersService
}

/** What members tell about themselves, and their picture. */
export function registerProfileRoutes(app: FastifyInstance, context: Context): void {
  const { limits, members } = context

  route(app, context, profileCalls.getProfile, async ({ session }) =>
    presentProfile(await members.readProfile(session)),
  )

  route(app, context, profileCalls.updateProfile, async ({ session, body }) => {
    await members.updateProfile(session, body)
    return presentProfile(await members.readProfile(session))
  })

  route(app, context, profileCalls.getAvatar, async ({ session }) => ({
    avatarUrl: (await members.findOwn(session)).avatar_url,
  }))

  route(app, context, profileCalls.uploadAvatar, async ({ session, request }) => {
    await limits.consume('upload', `MEMBER:${session.memberId}`)
    return { avatarUrl: await members.setAvatar(session, await readPicture(request)) }
  })

  route(app, context, profileCalls.removeAvatar, async ({ session }) => {
    await members.removeAvatar(session)
    return { avatarUrl: null }
  })

  route(app, context, profileCalls.getAvatarPicture, async ({ merchant, params, request }) => {
    const operator = await operatorOf(context, request)
    const { bytes, content_type } = await members.readAvatar(operator?.merchantId ?? merchant.id, params.id)
    return rawAnswer(Buffer.from(bytes), {
      headers: {
        'content-type': content_type,
        'content-disposition': 'inline',
        // A new picture has a new address.
        'cache-control': 'public, max-age=31536000, immutable',
        // Kept for the brand that asked: to another the picture does not exist.
        vary: 'merchant, authorization',
        'x-content-type-options': 'nosniff',
      },
    })
  })
}
