import type { Family } from '@croupier/lottery/core/family.ts'
import { Alert, LinearProgress } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { DecisionDialog } from '../../../kits/decisions/DecisionDialog.tsx'
import { isProposed } from '../../../kits/proposals/is-proposed.ts'
import { change, read } from '../../../providers/server.ts'
import { PreviewLotteryRulesDocument, SaveLotteryRulesDocument } from '../lotteries.generated.ts'
import type { Lottery } from '../lottery.ts'
import { ChangeTable } from './ChangeTable.tsx'
import type { RulesChange } from './changes.ts'
import { type Draft, inputOf } from './draft.ts'
import { RefusedRules } from './RefusedRules.tsx'

interface Props {
  lottery: Lottery
  family: Family
  draft: Draft
  changes: readonly RulesChange[]
  onClose(): void
  onSaved(isProposed: boolean): void
}

/** What saving would change and what the platform says of it, before a reason makes it a new version. */
export function RulesPreview({ lottery, family, draft, changes, onClose, onSaved }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const basedOn = lottery.rules.version
  const input = inputOf(lottery.id, draft)
  const preview = useQuery({
    queryKey: ['lotteryRulesPreview', input],
    queryFn: async () => (await read(PreviewLotteryRulesDocument, { input })).preview,
    retry: false,
  })
  const save = useMutation({
    mutationFn: (reason: string) => change(SaveLotteryRulesDocument, { input: { ...input, basedOn, reason } }),
    onSuccess: ({ detail }) => {
      const waits = isProposed(detail, lottery)
      if (waits) notify('proposals.waits', { type: 'info' })
      else notify('lotteryRules.saved', { type: 'success', messageArgs: { version: basedOn + 1 } })
      onClose()
      onSaved(waits)
      refresh()
    },
  })
  const title = translate('lotteryRules.previewTitle', { name: lottery.name, version: basedOn + 1 })
  const judged = preview.data
  const table = <ChangeTable family={family} changes={changes} />
  if (judged !== undefined && judged.tooLow.length + judged.tooHigh.length > 0)
    return (
      <RefusedRules title={title} family={family} judged={judged} returnFloor={input.returnFloor} onClose={onClose}>
        {table}
      </RefusedRules>
    )
  return (
    <DecisionDialog
      title={title}
      deed={translate(judged?.raises ? 'proposals.propose' : 'lotteryRules.save')}
      effects={judged && !judged.raises ? [translate('lotteryRules.effect')] : []}
      isBusy={save.isPending || judged === undefined}
      failure={save.error?.message}
      width="md"
      onCancel={onClose}
      onConfirm={(reason) => save.mutate(reason)}
    >
      {preview.isPending && <LinearProgress aria-label={translate('lotteryRules.judging')} />}
      {preview.error && <Alert severity="error">{preview.error.message}</Alert>}
      {judged?.raises && <Alert severity="info">{translate('lotteryRules.takesTwo')}</Alert>}
      {table}
    </DecisionDialog>
  )
}
