import { Type } from 'typebox'
import { DateTime, defineCalls, Locale, Nullable, Reason } from '../../../http/call.ts'
import { MessageKindName } from '../schema.ts'
import { messagesRights } from './policy.ts'

const Title = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' })
const Content = Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' })
const Code = Type.String({ pattern: '^[a-zA-Z]{1,40}\\.[a-zA-Z]{1,40}$', examples: ['withdrawals.released'] })

export const MessageTemplateWords = Type.Object({
  language: Locale,
  title: Type.String(),
  content: Type.String(),
  defaultTitle: Type.String(),
  defaultContent: Type.String(),
  changedAt: Nullable(Type.Intersect([DateTime], { description: 'Null where the default words are in force' })),
})

export const MessageTemplate = Type.Object(
  {
    event: Code,
    kind: MessageKindName,
    invites: Type.Boolean({ description: 'Whether whoever may be offered nothing is not told' }),
    path: Nullable(Type.String({ description: 'The page of the portal that it leads to' })),
    values: Type.Array(
      Type.Object({
        name: Type.String(),
        isRequired: Type.Boolean({ description: 'Whether title or content must have it' }),
      }),
      { description: 'What may stand in the words as {{name}}' },
    ),
    words: Type.Array(MessageTemplateWords, { description: 'In each language of the brand in view' }),
  },
  { description: 'What members are told when something happens' },
)

const byEvent = Type.Object({ event: Code })
const inLanguage = Type.Object({ event: Code, language: Locale })
const Words = { title: Title, content: Content }
const read = { access: 'operator', right: messagesRights['templates.read'] } as const
const change = { access: 'operator', right: messagesRights['templates.change'] } as const
const example = { title: 'Đã gửi ngân hàng {{amount}} {{currency}}', content: 'Tiền sẽ về {{bank}} trong ít phút.' }

export const messagesOperatorCalls = defineCalls({
  listMessageTemplates: {
    ...read,
    method: 'GET',
    path: '/wps/admin/message-templates',
    summary: 'All that members of the brand in view are told of, by kind',
    value: Type.Array(MessageTemplate),
  },
  getMessageTemplate: {
    ...read,
    method: 'GET',
    path: '/wps/admin/message-templates/:event',
    summary: 'One event with its words',
    params: byEvent,
    value: MessageTemplate,
  },
  updateMessageTemplate: {
    ...change,
    method: 'PUT',
    path: '/wps/admin/message-templates/:event/:language',
    summary: 'Puts words of the brand in place of the default ones',
    params: inLanguage,
    body: Type.Object({ ...Words, reason: Type.Optional(Reason) }, { additionalProperties: false }),
    value: MessageTemplate,
    example,
  },
  resetMessageTemplate: {
    ...change,
    method: 'POST',
    path: '/wps/admin/message-templates/:event/:language/reset',
    summary: 'Goes back to the default words',
    params: inLanguage,
    body: Type.Object({ reason: Type.Optional(Reason) }, { additionalProperties: false }),
    value: MessageTemplate,
    example: {},
  },
  previewMessageTemplate: {
    ...read,
    method: 'POST',
    path: '/wps/admin/message-templates/:event/:language/preview',
    summary: 'The words with sample values in them; nothing is kept',
    params: inLanguage,
    body: Type.Object(Words, { additionalProperties: false }),
    value: Type.Object({ title: Type.String(), content: Type.String() }),
    example,
  },
})
