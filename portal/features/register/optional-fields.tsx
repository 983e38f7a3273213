import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'

/** The press that opened the fields is gone with its button: whoever goes on by keyboard goes on in them. */
const begin = (fields: HTMLFieldSetElement | null) => fields?.focus({ preventScroll: true })

/** What may be left blank, behind a press: the form begins with what is needed. Once open it stays open, with what was typed. */
export function OptionalFields({ children }: { children: ReactNode }) {
  const { t } = useTranslation('identity')
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <fieldset ref={begin} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        <legend className="mb-3 text-sm font-semibold text-muted">{t('optionalFields')}</legend>
        {children}
      </fieldset>
    )
  return (
    <Button
      kind="quiet"
      size="small"
      className="self-start"
      aria-expanded={false}
      icon={<ChevronDown size={16} aria-hidden />}
      onClick={() => setOpen(true)}
    >
      {t('optionalFields')}
    </Button>
  )
}
