import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useMay } from '../../may.ts'
import { LimitList } from './limit-list.tsx'
import type { LineRulesPartsFragment } from './rules.generated.ts'
import { RulesForm } from './rules-form.tsx'

interface LineRulesProps {
  rules: LineRulesPartsFragment
  /** Of the first of the line; undefined where that is the agent himself. */
  account?: string
}

/** What is in force for a member and who set it, and what the agent sets for the line himself. */
export function LineRules({ rules, account }: LineRulesProps) {
  const { t } = useTranslation('agent')
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const effect =
    account === undefined
      ? t('rules.effectOwn', { count: rules.memberCount })
      : t('rules.effect', { count: rules.memberCount, account })
  const close = () => {
    setOpen(false)
    toast.success(t('rules.saved'))
  }
  return (
    <section aria-label={t('rules.title')} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('rules.title')}</h3>
      <LimitList rules={rules} account={account} />
      {rules.isPending && <p className="text-sm text-warning">{t('rules.pending')}</p>}
      {!rules.isOwn && <p className="text-sm text-muted">{t('rules.notDirect')}</p>}
      {rules.isOwn && !isOpen && may('setRules') && (
        <Button kind="secondary" className="self-start" onClick={() => setOpen(true)}>
          {t('rules.change')}
        </Button>
      )}
      {isOpen && <RulesForm rules={rules} effect={effect} onSaved={close} onCancel={() => setOpen(false)} />}
    </section>
  )
}
