import { Type } from 'typebox'
import { DateTime, defineCalls, Id, Nullable, Url } from '../../http/call.ts'

/** Ways to be reached beside mobile and e-mail, as registrations name them. */
const TOLD_CONTACTS = ['zalo', 'telegram', 'facebook', 'line', 'whatsapp', 'wechat'] as const

/** What a member told about themselves. What a stolen session could use elsewhere is masked. */
export const Profile = Type.Object({
  account: Type.String(),
  nickname: Nullable(Type.String()),
  avatarUrl: Nullable(Url),
  payeeName: Nullable(Type.String()),
  birthYear: Nullable(Type.Integer({ description: 'Of the birthday, whose day and month are told to nobody' })),
  minimumAge: Type.Integer({ description: 'Years; who is younger may not play at this brand' }),
  email: Nullable(Type.String({ description: 'Masked' })),
  mobileNum: Nullable(Type.String({ description: 'Masked' })),
  registeredAt: DateTime,
  details: Type.Array(
    Type.Object({
      name: Type.String({ description: 'Further field of the registration user, such as zalo' }),
      text: Type.String({ description: 'Masked where it is private' }),
    }),
  ),
})

export const profileCalls = defineCalls({
  getProfile: {
    method: 'GET',
    path: '/wps/member/profile',
    summary: 'What the member told about themselves',
    access: 'member',
    value: Profile,
  },
  updateProfile: {
    method: 'PATCH',
    path: '/wps/member/profile',
    summary: 'Changes the nickname, or sets the birthday or a further contact, which is possible once each',
    description: 'A nickname of null takes it away: the account name is shown instead.',
    access: 'member',
    body: Type.Object(
      {
        nickname: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
        birthday: Type.Optional(Type.String({ maxLength: 10, description: 'yyyy-MM-dd or MM-dd-yyyy' })),
        contact: Type.Optional(
          Type.Object(
            { name: Type.Enum([...TOLD_CONTACTS]), text: Type.String({ minLength: 1, maxLength: 80 }) },
            { additionalProperties: false, description: 'A further way to be reached, told once' },
          ),
        ),
      },
      { additionalProperties: false },
    ),
    value: Profile,
    example: { nickname: 'Lan' },
  },
  getAvatar: {
    method: 'GET',
    path: '/wps/member/info/icon',
    summary: 'The picture of the signed-in member',
    access: 'member',
    value: Type.Object({ avatarUrl: Nullable(Url) }),
  },
  uploadAvatar: {
    method: 'POST',
    path: '/wps/member/info/icon',
    summary: 'Sets the picture of the signed-in member (png or jpg by content, 5 MB)',
    description: 'multipart/form-data with one part `file`. The picture is cut to a square and encoded anew.',
    access: 'member',
    value: Type.Object({ avatarUrl: Nullable(Url) }),
  },
  removeAvatar: {
    method: 'DELETE',
    path: '/wps/member/info/icon',
    summary: 'Takes the picture of the signed-in member away',
    access: 'member',
    value: Type.Object({ avatarUrl: Nullable(Url) }),
  },
  getAvatarPicture: {
    method: 'GET',
    path: '/wps/member/icons/:id',
    summary: 'The picture of a member of the brand, at an address that cannot be guessed',
    description: 'The brand is the one of the call; to operators the one in view.',
    access: 'public',
    params: Type.Object({ id: Id }),
    value: Type.Unknown(),
  },
})
