import { useTranslate } from 'react-admin'
import { ShownOnce } from '../../fields/ShownOnce.tsx'

const words = { copy: 'operators.copy', copied: 'operators.copied', notCopied: 'operators.notCopied' }

/** The password of an operator, shown once. */
export function NewPassword({ account, password }: { account: string; password: string }) {
  const translate = useTranslate()
  return <ShownOnce sentence={translate('operators.tellPassword', { account })} text={password} words={words} />
}
