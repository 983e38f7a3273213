import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useModule } from '../brand/use-site.ts'
import { keepSessionToken } from '../data/session-token.ts'
import { closeDialog, openDialog } from '../dialogs/dialog-store.ts'
import { paths } from '../paths.ts'
import { toast } from '../ui/toast.ts'
import { keepFirstSignIn } from './first-sign-in.ts'

export interface SignedIn {
  token: string
  firstTimeLogin?: boolean | null
  passwordExpired?: boolean | null
  mustChangePassword?: boolean | null
}

/**
 * What happens after every successful way of signing in (§4): the token is kept; a default or expired password must be changed at
 * once, unless the person came by SMS; otherwise the dialog closes and the page goes on where it was.
 */
export function useFinishSignIn() {
  const { t } = useTranslation('identity')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const expiryMatters = useModule('PASSWORD_EXPIRY')

  return (result: SignedIn, options: { password?: string; returnTo?: string | undefined; isNew?: boolean } = {}) => {
    if (result.firstTimeLogin) keepFirstSignIn()
    keepSessionToken(result.token)
    const mustChange = result.mustChangePassword || (result.passwordExpired && expiryMatters)
    if (mustChange && options.password !== undefined) {
      openDialog('change-password', { oldPassword: options.password, isForced: true })
    } else {
      closeDialog()
      toast.success(t(options.isNew ? 'registered' : 'welcome'))
    }
    if (options.returnTo) navigate(options.returnTo, { replace: true })
    else if (pathname === paths.login() || pathname === '/register') navigate(paths.lobby(), { replace: true })
  }
}
