import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useMember } from '../../session/use-member.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { SentNote } from './sent-note.tsx'
import { TicketList } from './ticket-list.tsx'
import { TicketView } from './ticket-view.tsx'

/** /member/feedback: the member writes to the house, and reads what became of it; `?ticket=` opens one. */
export default function FeedbackPage() {
  const [search] = useSearchParams()
  const { member } = useMember()
  const ticket = search.get('ticket')
  if (ticket !== null) return <TicketView key={ticket} id={ticket} />
  return <Overview memberId={member?.id ?? null} />
}

function Overview({ memberId }: { memberId: string | null }) {
  const { t } = useTranslation('feedback')
  const [number, setNumber] = useState<string>()
  return (
    <div className="grid items-start gap-6 2xl:grid-cols-2">
      <section aria-labelledby="feedback-form" className="rounded-lg border border-line bg-surface-1 p-5">
        <h3 id="feedback-form" className="font-semibold">
          {t('form')}
        </h3>
        <p className="mt-1 mb-4 text-sm text-muted">{t('intro')}</p>
        {number === undefined ? (
          <FeedbackForm memberId={memberId} onSent={setNumber} />
        ) : (
          <SentNote words="sent" number={number} onAnother={() => setNumber(undefined)} />
        )}
      </section>
      <section aria-labelledby="own-tickets" className="rounded-lg border border-line bg-surface-1 p-5">
        <h3 id="own-tickets" className="mb-3 font-semibold">
          {t('own')}
        </h3>
        {/* What was just sent stands in it. */}
        <TicketList key={number} />
      </section>
    </div>
  )
}
