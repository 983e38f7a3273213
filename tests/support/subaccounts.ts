import { DEMO_PASSWORD, type TestPlatform } from './platform.ts'

export const FIRST_PASSWORD = 'Kmwzt-4829-hbqr'
export const OWN_PASSWORD = 'Nvbxq-7392-wrtp'

/** A subaccount of a signed-in agent that chose a password of its own and is signed in. */
export async function employFor(
  platform: TestPlatform,
  { token, merchant }: { token: string; merchant?: string },
  rights: string[] = [],
  name = 'quanly',
) {
  const body = { name, displayName: 'Minh', rights, password: FIRST_PASSWORD, ownPassword: DEMO_PASSWORD }
  const { value: subaccount } = await platform.call('createSubaccount', { token, ...(merchant && { merchant }), body })
  const door = { type: 'username', username: subaccount.signInName, password: FIRST_PASSWORD, side: 'AGENT' }
  const { value: first } = await platform.call('signIn', { body: door })
  const change = { oldPassword: FIRST_PASSWORD, newPassword: OWN_PASSWORD, confirmNewPassword: OWN_PASSWORD }
  await platform.call('changePassword', { token: first.token, body: change })
  return { subaccount, token: first.token }
}
