import { sendOperation } from '../data/send-operation.ts'
import { keepSessionToken, sessionToken } from '../data/session-token.ts'
import { rememberedAccount } from './remembered-account.ts'
import { ResumeSessionDocument } from './resume-session.generated.ts'

/**
 * Signs a remembered browser in again (domain.md 9). Tabs that open together take turns: each use of the device's
 * token gives the next one. What fails leaves a visitor.
 */
export async function resumeSession(): Promise<void> {
  const resume = async () => {
    if (sessionToken() !== null) return
    const { data } = await sendOperation(ResumeSessionDocument, {})
    if (data?.resumeSession.token) keepSessionToken(data.resumeSession.token)
  }
  if (rememberedAccount() === '') return
  await (navigator.locks ? navigator.locks.request('resume-session', resume) : resume()).catch(() => undefined)
}
