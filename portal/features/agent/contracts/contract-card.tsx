import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContractDialog } from '../../../kits/contracts/contract-dialog.tsx'
import type { ContractPartsFragment } from '../../../kits/contracts/contracts.generated.ts'
import { TermsTable } from '../../../kits/contracts/terms-table.tsx'
import { TermsWords } from '../../../kits/contracts/terms-words.tsx'
import { useContractDeeds } from '../../../kits/contracts/use-contract-deeds.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useMay } from '../may.ts'
import { ContractSteps } from './contract-steps.tsx'
import { type Standing, standingOf, standingWords } from './standing.ts'

const tones: Record<Standing, Tone> = {
  REQUESTED: 'info',
  BEGINS: 'info',
  ACTIVE: 'success',
  ENDS: 'warning',
  REJECTED: 'neutral',
  TERMINATION_REQUESTED: 'warning',
  TERMINATED: 'neutral',
}

interface ContractCardProps {
  contract: ContractPartsFragment
  /** Opens the form for other terms; undefined where none can be proposed. */
  onChange?: (() => void) | undefined
}

/** A contract: what it says, how it stands, what happened to it, and what the member may do about it. */
export function ContractCard({ contract, onChange }: ContractCardProps) {
  const { t } = useTranslation('contracts')
  const deeds = useContractDeeds()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { kind, state, current, proposed, awaits, awaitsOwnAnswer, party, payeeAccount, payerAccount } = contract
  const terms = current ?? proposed ?? null
  const other = (party === 'PAYEE' ? payerAccount : payeeAccount) ?? t('house')
  const standing = standingOf(contract, new Date())
  const isQuiet = state === 'ACTIVE' && awaits === null
  // What the agent pays may be prepared in his name; what he signs, refuses or asks for is his own.
  const mayChange = may(party === 'PAYER' ? 'propose' : 'sign')
  const name = `${t(`kind.${kind}`)} · ${other}`
  return (
    <article aria-label={name} className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface-1 p-4">
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="me-auto font-semibold">{name}</h2>
        {/* Who has to sign is said beside. */}
        {(standing !== 'REQUESTED' || awaits === null) && (
          <Badge tone={tones[standing]}>{t(standingWords[standing])}</Badge>
        )}
        {awaits !== null && <Badge tone="warning">{awaitsOwnAnswer ? t('awaitsYou') : t('awaitsOther')}</Badge>}
      </header>
      {terms && <TermsWords contract={contract} terms={terms} />}
      {terms && <TermsTable terms={terms} />}
      <ContractSteps contract={contract} />
      <div className="flex flex-wrap gap-2">
        {awaitsOwnAnswer && may('sign') && <Button onClick={() => setOpen(true)}>{t('readAndAnswer')}</Button>}
        {awaits !== null && !awaitsOwnAnswer && may('sign') && (
          <Button kind="secondary" busy={deeds.isBusy} onClick={() => deeds.reject(contract)}>
            {t('takeBack')}
          </Button>
        )}
        {isQuiet && mayChange && onChange && (
          <Button kind="secondary" onClick={onChange}>
            {party === 'PAYEE' ? t('askOtherTerms') : t('changeTerms')}
          </Button>
        )}
        {isQuiet && mayChange && !isAsked && (
          <Button kind="quiet" onClick={() => setAsked(true)}>
            {t('askEnd')}
          </Button>
        )}
      </div>
      {isQuiet && isAsked && (
        <div role="alert" className="flex flex-col gap-3 rounded-md bg-warning-soft p-3 text-sm">
          <p>{t('askEndText', { account: other })}</p>
          <div className="flex gap-2">
            <Button kind="secondary" size="small" onClick={() => setAsked(false)}>
              {t('back')}
            </Button>
            <Button kind="danger" size="small" busy={deeds.isBusy} onClick={() => deeds.terminate(contract)}>
              {t('askEnd')}
            </Button>
          </div>
        </div>
      )}
      {isOpen && <ContractDialog open contract={contract} onClose={() => setOpen(false)} />}
    </article>
  )
}
