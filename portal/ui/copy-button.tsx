import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../lib/copy-text.ts'

export interface CopyButtonProps {
  text: string
  /** What is copied, for example "account number". */
  label: string
  /** Shows the word "Copy" beside the icon. */
  hasWords?: boolean
}

/** Copies `text` and says so for two seconds, in sight and to screen readers. */
export function CopyButton({ text, label, hasWords = false }: CopyButtonProps) {
  const { t } = useTranslation('common')
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <button
      type="button"
      aria-label={t('copyThing', { thing: label })}
      onClick={async () => setCopied(await copyText(text))}
      className="inline-flex h-9 min-w-9 items-center justify-center gap-1.5 rounded-sm px-2 text-sm font-semibold text-accent hover-quiet"
    >
      {isCopied ? <Check size={16} aria-hidden className="text-success" /> : <Copy size={16} aria-hidden />}
      {hasWords && <span aria-hidden>{isCopied ? t('copied') : t('copy')}</span>}
      <span role="status" className="sr-only">
        {isCopied ? t('copied') : ''}
      </span>
    </button>
  )
}
