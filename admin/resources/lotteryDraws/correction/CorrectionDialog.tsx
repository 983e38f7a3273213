import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { DecisionDialog } from '../../../kits/decisions/DecisionDialog.tsx'
import { useDecision } from '../../../kits/decisions/use-decision.ts'
import type { DrawCorrectionKind } from '../../../lib/schema.generated.ts'
import { type DrawDetail, familyOfDraw } from '../draw.ts'
import { RequestDrawCorrectionDocument } from '../lotteryDraws.generated.ts'
import { emptyResult } from '../result/result-text.ts'
import { CorrectionEffects } from './CorrectionEffects.tsx'
import { RightResultDialog } from './RightResultDialog.tsx'

interface Props {
  draw: DrawDetail
  kind: DrawCorrectionKind
  onClose(): void
}

/** Asks for a draw to be made void, or for another result, after showing whom it costs what. Nothing moves yet. */
export function CorrectionDialog({ draw, kind, onClose }: Props) {
  const translate = useTranslate()
  const [result, setResult] = useState(() => draw.result?.map((group) => [...group]) ?? emptyResult(familyOfDraw(draw)))
  const [isShown, setShown] = useState(kind === 'VOID')
  const { mutate, isPending, error } = useDecision(RequestDrawCorrectionDocument, onClose, () => 'draws.correctionSent')
  const title = `${translate(`drawCorrectionKinds.${kind}`)}: ${draw.lotteryName} · ${draw.number}`
  const effect = translate(`draws.effect${kind}`)
  const wish = { id: draw.id, kind, result: kind === 'RESETTLE' ? result : null }

  if (!isShown)
    return (
      <RightResultDialog
        title={title}
        effect={effect}
        family={familyOfDraw(draw)}
        value={result}
        onChange={setResult}
        onCancel={onClose}
        onShow={() => setShown(true)}
      />
    )
  return (
    <DecisionDialog
      title={title}
      deed={translate('draws.ask')}
      effects={[effect]}
      back={kind === 'RESETTLE' ? { label: translate('draws.back'), onBack: () => setShown(false) } : undefined}
      isBusy={isPending}
      failure={error?.message}
      isDangerous
      width="lg"
      onCancel={onClose}
      onConfirm={(reason) => mutate({ input: { ...wish, reason } })}
    >
      <CorrectionEffects wish={wish} currency={draw.figures.currency} />
    </DecisionDialog>
  )
}
