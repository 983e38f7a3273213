import { useTranslate } from 'react-admin'

interface Reset {
  readonly mailedTo: string | null
  readonly oneTimePassword: string | null
}

/** What is told of a new password: where it was mailed, or the password itself, once; undefined while it waits for a second operator. */
export function useToldPassword() {
  const translate = useTranslate()
  return ({ mailedTo, oneTimePassword }: Reset): string | undefined => {
    if (oneTimePassword !== null) return translate('desk.tellPassword', { password: oneTimePassword })
    return mailedTo === null ? undefined : translate('desk.mailedTo', { address: mailedTo })
  }
}
