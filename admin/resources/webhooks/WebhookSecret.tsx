import { useTranslate } from 'react-admin'
import { ShownOnce } from '../../fields/ShownOnce.tsx'

const words = { copy: 'webhooks.copy', copied: 'webhooks.copied', notCopied: 'webhooks.notCopied' }

/** The secret of a webhook, shown once. */
export function WebhookSecret({ secret }: { secret: string }) {
  const translate = useTranslate()
  return <ShownOnce sentence={translate('webhooks.keepSecret')} text={secret} words={words} />
}
