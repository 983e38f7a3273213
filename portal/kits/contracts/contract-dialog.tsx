import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { ContractPartsFragment } from './contracts.generated.ts'
import { TermsTable } from './terms-table.tsx'
import { TermsWords } from './terms-words.tsx'
import { type Ending, useContractDeeds } from './use-contract-deeds.ts'
import { TryTerms } from './what-if/try-terms.tsx'

interface ContractDialogProps {
  open: boolean
  contract: ContractPartsFragment
  /** Which of several it is: `1/3`. */
  place?: string | undefined
  /** It was answered, or is left for later. */
  onClose: () => void
}

/** A contract that waits for the member's answer: its terms beside what holds today, sign, refuse or later (§2). */
export function ContractDialog({ open, contract, place, onClose }: ContractDialogProps) {
  const { t } = useTranslation('contracts')
  const deeds = useContractDeeds()
  const [ending, setEnding] = useState<Ending | null>(null)
  const [isRefusing, setRefusing] = useState(false)
  const { kind, proposed, current, awaitsOwnAnswer, payerAccount, payeeAccount, party } = contract
  const terms = proposed ?? current
  const other = (party === 'PAYEE' ? payerAccount : payeeAccount) ?? t('house')
  const title = proposed === null ? 'endTitle' : current === null ? 'newTitle' : 'changeTitle'

  const accept = async (isConfirmed: boolean) => {
    const payload = await deeds.accept(contract, isConfirmed)
    if (payload?.contract) onClose()
    else if (payload && payload.endsCount > 0) setEnding(payload)
  }
  const refuse = async () => {
    if ((await deeds.reject(contract))?.contract) onClose()
  }
  if (ending)
    return (
      <EndingDialog
        open={open}
        ending={ending}
        isBusy={deeds.isBusy}
        onConfirm={() => accept(true)}
        onBack={() => setEnding(null)}
      />
    )
  if (isRefusing)
    return (
      <RefusingDialog
        open={open}
        other={other}
        isEnd={proposed === null}
        isBusy={deeds.isBusy}
        onConfirm={refuse}
        onBack={() => setRefusing(false)}
      />
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={t(title, { kind: t(`kind.${kind}`) })}
      footer={
        <>
          {place && <span className="flex-1 self-center text-sm text-faint tabular">{place}</span>}
          <Button kind="quiet" onClick={onClose}>
            {awaitsOwnAnswer ? t('later') : t('close')}
          </Button>
          {awaitsOwnAnswer && (
            <>
              <Button kind="secondary" disabled={deeds.isBusy} onClick={() => setRefusing(true)}>
                {t('refuse')}
              </Button>
              <Button kind={proposed ? 'primary' : 'danger'} busy={deeds.isBusy} onClick={() => accept(false)}>
                {proposed ? t('sign') : t('agreeToEnd')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {awaitsOwnAnswer && <p>{t(proposed === null ? 'endText' : 'offerText', { account: other })}</p>}
        {terms && <TermsWords contract={contract} terms={terms} />}
        {terms && <TermsTable terms={terms} before={proposed && current} />}
        {proposed && current && <p className="text-xs text-muted">{t('differences')}</p>}
        {proposed && <p className="text-xs text-muted">{t('fromNextWindow')}</p>}
        {proposed && <TryTerms find={() => ({ contractId: contract.id })} />}
      </div>
    </Dialog>
  )
}

interface RefusingDialogProps {
  open: boolean
  other: string
  /** Refused is the wish to end the contract, not terms. */
  isEnd: boolean
  isBusy: boolean
  onConfirm: () => void
  onBack: () => void
}

/** The second step of a refusal: on a phone it stands beside signing, and an offer refused by a slip is gone. */
function RefusingDialog({ open, other, isEnd, isBusy, onConfirm, onBack }: RefusingDialogProps) {
  const { t } = useTranslation('contracts')
  return (
    <Dialog
      open={open}
      onClose={onBack}
      size="small"
      title={t('refuseTitle')}
      footer={
        <>
          <Button kind="secondary" onClick={onBack}>
            {t('back')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={onConfirm}>
            {t('refuse')}
          </Button>
        </>
      }
    >
      <p className="text-sm">{t(isEnd ? 'refuseEndText' : 'refuseText', { account: other })}</p>
    </Dialog>
  )
}

interface EndingDialogProps {
  open: boolean
  ending: Ending
  isBusy: boolean
  onConfirm: () => void
  onBack: () => void
}

/** The second step: which contracts of downlines would end with it (§4). */
function EndingDialog({ open, ending, isBusy, onConfirm, onBack }: EndingDialogProps) {
  const { t } = useTranslation('contracts')
  const { endsContracts, endsCount } = ending
  return (
    <Dialog
      open={open}
      onClose={onBack}
      size="small"
      title={t('endsTitle', { count: endsCount })}
      footer={
        <>
          <Button kind="secondary" onClick={onBack}>
            {t('back')}
          </Button>
          <Button kind="danger" busy={isBusy} onClick={onConfirm}>
            {t('confirmEnds')}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-sm">{t('endsText')}</p>
      <ul aria-label={t('endsTitle', { count: endsCount })} className="flex flex-col gap-1">
        {endsContracts.map(({ id, payeeAccount }) => (
          <li key={id} className="rounded-sm bg-surface-2 px-3 py-2 text-sm font-semibold">
            {payeeAccount}
          </li>
        ))}
      </ul>
      {endsCount > endsContracts.length && (
        <p className="mt-2 text-sm text-muted">{t('endsMore', { count: endsCount - endsContracts.length })}</p>
      )}
    </Dialog>
  )
}
