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
