import type { CallName, CallOptions, TestPlatform } from './platform.ts'

/** Makes a call that takes two operators: the first proposes, the second wants the same. The answer is the second's. */
export async function byTwo<Name extends CallName>(
  platform: TestPlatform,
  name: Name,
  options: CallOptions,
): ReturnType<typeof platform.call<Name>> {
  const first = await platform.call(name, { ...options, token: await platform.operator('operator') })
  if (!first.success) return first
  return platform.call(name, { ...options, token: await platform.operator('operator2') })
}

const drafts = {
  publishPromotion: 'getOperatorPromotion',
  publishEnvelopes: 'getOperatorEnvelopes',
  publishRaffle: 'getOperatorRaffle',
} as const

/** Publishes a draft as it stands, which takes two operators. */
export async function publishByTwo<Name extends keyof typeof drafts>(
  platform: TestPlatform,
  name: Name,
  id: string,
  reason = 'Đúng như kế hoạch',
): ReturnType<typeof platform.call<Name>> {
  const { value } = await platform.call(drafts[name], { token: await platform.operator(), params: { id } })
  return byTwo(platform, name, { params: { id }, body: { reason, revision: value.revision } })
}
