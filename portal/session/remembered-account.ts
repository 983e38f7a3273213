import { keepCookie } from '../lib/keep-cookie.ts'

const name = 'rememberedAccount'
const oneDay = 86_400

/** The user name kept by "remember me" (§4, one day); the password never is (domain.md 9). */
export function rememberedAccount(): string {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : ''
}

/** Keeps the user name for a day, or forgets it when null. */
export function rememberAccount(account: string | null): void {
  keepCookie(name, account ?? '', account === null ? 0 : oneDay, 'strict')
}
