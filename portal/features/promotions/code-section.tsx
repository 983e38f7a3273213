import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../session/use-member.ts'
import { CodeForm } from './code-form.tsx'

/** The place for a code above the promotions; who is not signed in sees none. */
export function CodeSection() {
  const { t } = useTranslation('promotions')
  const { isSignedIn, isTrial } = useMember()
  const id = useId()
  if (!isSignedIn || isTrial) return null
  return (
    <section aria-labelledby={id} className="mb-5 rounded-lg border border-line bg-surface-1 p-4">
      <h2 id={id} className="mb-3 font-semibold">
        {t('code.title')}
      </h2>
      <CodeForm />
    </section>
  )
}
