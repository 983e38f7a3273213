import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Ok } from '../../http/call.ts'

/** A place where the member is signed in, or a remembered device that could sign in again. */
export const SignedInPlace = Type.Object({
  id: Id,
  device: Type.String({ description: 'Browser and system; empty when unknown', examples: ['Chrome · Android'] }),
  ip: Type.String(),
  startedAt: DateTime,
  lastSeenAt: DateTime,
  isCurrent: Type.Boolean(),
  isLocked: Type.Boolean({ description: 'Idle: asks who is there before it goes on' }),
  isRemembered: Type.Boolean({ description: 'Signs in again for a day without the password' }),
  isByDeviceCode: Type.Boolean({ description: 'Signed in with a code that another place of the member showed' }),
})

/** As a signed-in device shows it. */
export const DeviceCode = Type.String({ minLength: 20, maxLength: 128, pattern: '^[A-Za-z0-9_-]+$' })

export const sessionsCalls = defineCalls({
  listSessions: {
    method: 'GET',
    path: '/wps/member/sessions',
    summary: 'Where the member is signed in, this place first',
    access: 'member',
    value: Type.Array(SignedInPlace),
  },
  endSession: {
    method: 'DELETE',
    path: '/wps/member/sessions/:id',
    summary: 'Signs one place out; its next call is refused',
    access: 'member',
    params: Type.Object({ id: Id }),
    value: Ok,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/wps/member/sessions',
    summary: 'Signs every other place out',
    access: 'member',
    value: Ok,
  },
  createDeviceCode: {
    method: 'POST',
    path: '/wps/member/device-code',
    summary: 'A code that signs another device of the member in, once and within a minute',
    description: 'The code before it is worthless. It ends with the session that asked for it.',
    access: 'member',
    value: Type.Object({ code: DeviceCode, expiresAt: DateTime }),
  },
  signOut: {
    method: 'DELETE',
    path: '/wps/session/logout',
    summary: 'Ends the session; the token is worthless afterwards, and the device is no longer remembered',
    access: 'member',
    subaccount: 'OWN',
    allowsIdle: true,
    proof: 'waived',
    value: Ok,
  },
})
