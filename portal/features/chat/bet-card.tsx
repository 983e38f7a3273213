import { type FamilyCode, findPlayType } from '@croupier/lottery/core/family.ts'
import { families } from '@croupier/lottery/families/families.ts'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSite } from '../../brand/use-site.ts'
import { PicksText } from '../../kits/lottery-boards/picks-text.tsx'
import { useBoardWords } from '../../kits/lottery-boards/use-board-words.ts'
import { stateWithBet } from '../../kits/slip-copy/copied-bet.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import type { ChatBetPartsFragment } from './chat.generated.ts'

interface BetCardProps {
  bet: ChatBetPartsFragment
  onLeave?: (() => void) | undefined
}

/** A bet that somebody shows, and the way to put the same on one's own slip. */
export function BetCard({ bet, onLeave }: BetCardProps) {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const copy = () => {
    onLeave?.()
    navigate(paths.lottery(bet.lotteryCode), { state: stateWithBet(bet) })
  }
  return (
    <div className="mt-1 flex flex-col gap-2 rounded-lg border border-line bg-surface-2 p-3">
      <BetTerms bet={bet} />
      <Button kind="secondary" size="small" icon={<Copy size={16} aria-hidden />} onClick={copy}>
        {t('copy')}
      </Button>
    </div>
  )
}

/** What was bet: game, play type, picks, and the amounts where they are shown. */
export function BetTerms({ bet }: { bet: ChatBetPartsFragment }) {
  const { t, i18n } = useTranslation('chat')
  const words = useBoardWords()
  const { currencySymbol } = useSite().site
  const family = families[bet.family as FamilyCode]
  const name = bet.lotteryNames.find(({ language }) => language === i18n.language) ?? bet.lotteryNames[0]
  return (
    <div className="flex min-w-0 flex-col gap-1 text-sm">
      <p className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate font-semibold">{name?.name ?? bet.lotteryCode}</span>
        <Badge tone={bet.state === 'WON' ? 'success' : 'info'}>{t(`betStates.${bet.state}`)}</Badge>
      </p>
      <p className="text-xs text-muted tabular">{t('draw', { number: bet.drawNumber })}</p>
      <p className="text-muted">{words.playType(bet.family, bet.playType)}</p>
      <PicksText playType={family && findPlayType(family, bet.playType)} picks={bet.picks} />
      {bet.multiple > 1 && <p className="text-xs text-muted">{t('multiple', { multiple: bet.multiple })}</p>}
      {bet.stake !== null && (
        <p className="text-xs text-muted">
          {t('stake')} <MoneyText amount={bet.stake} symbol={currencySymbol} />
        </p>
      )}
      {bet.payout !== null && (
        <p className="font-semibold text-success">
          {t('payout')} <MoneyText amount={bet.payout} symbol={currencySymbol} />
        </p>
      )}
    </div>
  )
}
