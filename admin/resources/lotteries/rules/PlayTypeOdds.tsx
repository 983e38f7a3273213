import type { Family } from '@croupier/lottery/core/family.ts'
import { toRate } from '@croupier/lottery/core/fraction.ts'
import { oddsOf } from '@croupier/lottery/core/odds.ts'
import type { PlayType, Prize } from '@croupier/lottery/core/play-type.ts'
import { Box, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatsOf } from '../../../../formats/formats.ts'
import { StateChip } from '../../../fields/StateChip.tsx'
import { useBoardWords } from '../../../lib/use-board-words.ts'
import { type Draft, lowestOf, seriesOf } from './draft.ts'
import { percentText } from './percent-text.ts'
import { rateOf, rateText } from './rates.ts'
import { asMeant, breakEven, judge, rebateAtLowest } from './returns.ts'

interface Props {
  family: Family
  playType: PlayType
  draft: Draft
  inForce: Draft
  mayChange: boolean
  onOdds(prize: string, text: string): void
  onOffer(isOffered: boolean): void
}

/** One play type: whether it is offered, the odds of each prize, and what each kind of ticket returns at them. */
export function PlayTypeOdds(props: Props) {
  const { family, playType, draft, inForce, mayChange, onOffer } = props
  const translate = useTranslate()
  const [language] = useLocaleState()
  const words = useBoardWords()
  const isOffered = !draft.withheld.includes(playType.code)
  const meant = asMeant(family, inForce, draft)
  const usual = oddsOf(family, playType, { series: seriesOf(draft), table: {} })
  const name = words.playType(family.code, playType.code)
  const isChanged =
    isOffered === inForce.withheld.includes(playType.code) ||
    playType.prizes.some(({ code }) => textOf(meant, playType, code) !== textOf(inForce, playType, code))

  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr) 220px' },
        alignItems: 'start',
        ...(isChanged && { boxShadow: 'inset 3px 0 0 currentColor' }),
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[
            playType.lines > 1 && translate('lotteryRules.lines', { count: playType.lines }),
            isChanged && translate('audit.changed'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <FormControlLabel
          control={
            <Switch
              checked={isOffered}
              disabled={!mayChange}
              onChange={(_event, checked) => onOffer(checked)}
              slotProps={{ input: { 'aria-label': `${translate('lotteryRules.offered')}: ${name}` } }}
            />
          }
          label={translate('lotteryRules.offered')}
        />
      </Box>
      <Box
        sx={{ display: 'grid', gap: '0 12px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))' }}
      >
        {playType.prizes.map((prize) => (
          <PrizeOdds key={prize.code} {...props} prize={prize} usual={usual[prize.code] ?? 0} />
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {judge(family, playType, meant).map(({ ticket, rate, isLow, isHigh }) => (
          <Box component="li" key={ticket ?? ''} sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <Typography variant="body2" color="textSecondary">
              {(ticket && words.prize(family.code, playType.code, ticket)) || translate('lotteryRules.returns')}
            </Typography>
            <StateChip
              label={
                isLow || isHigh
                  ? translate(`lotteryRules.${isHigh ? 'isHigh' : 'isLow'}`, { rate: percentText(rate, language) })
                  : percentText(rate, language)
              }
              tone={isLow || isHigh ? 'error' : 'success'}
            />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function PrizeOdds({
  family,
  playType,
  draft,
  mayChange,
  prize,
  usual,
  onOdds,
}: Props & { prize: Prize; usual: number }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const words = useBoardWords()
  const label = words.prize(family.code, playType.code, prize.code) || translate('lotteryRules.win')
  const text = textOf(draft, playType, prize.code)
  const isWrong = text.trim() !== '' && rateOf(text) === undefined
  const odds =
    prize.chance.numerator === 0n
      ? '–'
      : formatsOf(language).number(breakEven(family, playType, prize, draft) / 10_000, 4)
  const rebate = toRate(rebateAtLowest(family, draft))
  const hint =
    rebate === 0
      ? translate('lotteryRules.fair', { odds })
      : translate('lotteryRules.fairAtLowest', { odds, series: lowestOf(draft), rebate: percentText(rebate, language) })
  return (
    <TextField
      label={label}
      value={prize.returnsStake ? '1' : text}
      placeholder={rateText(usual)}
      helperText={
        prize.returnsStake
          ? translate('lotteryRules.returnsStake')
          : isWrong
            ? translate('lotteryRules.oddsWrong')
            : hint
      }
      error={isWrong}
      disabled={!mayChange || prize.returnsStake === true}
      onChange={(event) => onOdds(prize.code, event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          inputMode: 'decimal',
          maxLength: 12,
          'aria-label': `${words.playType(family.code, playType.code)}: ${label}`,
        },
      }}
    />
  )
}

const textOf = (draft: Draft, playType: PlayType, prize: string): string => draft.odds[playType.code]?.[prize] ?? ''
