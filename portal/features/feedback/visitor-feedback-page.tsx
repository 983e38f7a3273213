import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { paths } from '../../paths.ts'
import { useMember } from '../../session/use-member.ts'
import { Button } from '../../ui/button.tsx'
import { PageLoader } from '../../ui/page-loader.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { SentNote } from './sent-note.tsx'

/** /feedback: what visitors, and who plays for free, say to the house; members do it in their centre. */
export default function VisitorFeedbackPage() {
  const { t } = useTranslation(['feedback', 'layout'])
  const { isSignedIn, isTrial, member } = useMember()
  const [number, setNumber] = useState<string>()
  if (isSignedIn && !member) return <PageLoader />
  if (isSignedIn && !isTrial) return <Navigate to={paths.member('feedback')} replace />
  return (
    <div className="mx-auto max-w-160 px-4 py-6">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('intro')}</p>
      {number === undefined ? (
        <FeedbackForm memberId={null} onSent={setNumber} />
      ) : (
        <SentNote words="sentVisitor" number={number} onAnother={() => setNumber(undefined)} />
      )}
      {!isSignedIn && (
        <p className="mt-6 flex flex-wrap items-center gap-3 border-t border-line pt-4 text-sm text-muted">
          <span className="min-w-0 flex-1">{t('signInHint')}</span>
          <Button kind="secondary" onClick={() => openDialog('login')}>
            {t('layout:signIn')}
          </Button>
        </p>
      )}
    </div>
  )
}
