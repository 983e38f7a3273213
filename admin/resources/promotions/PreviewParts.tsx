import WalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined'
import CakeIcon from '@mui/icons-material/CakeOutlined'
import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined'
import CardGiftcardIcon from '@mui/icons-material/CardGiftcardOutlined'
import ContactPhoneIcon from '@mui/icons-material/ContactPhoneOutlined'
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined'
import RedeemIcon from '@mui/icons-material/RedeemOutlined'
import ReplayIcon from '@mui/icons-material/ReplayOutlined'
import SavingsIcon from '@mui/icons-material/SavingsOutlined'
import { Box, type SvgIconTypeMap, Typography } from '@mui/material'
import type { OverridableComponent } from '@mui/material/OverridableComponent'
import type { TFunction } from 'i18next'
import { formatsOf } from '../../../formats/formats.ts'
import { Markdown } from '../../fields/Markdown.tsx'
import { StoredPicture } from '../../fields/StoredPicture.tsx'
import { playerMoney } from '../../kits/promotions/player-money.ts'
import { TermsList } from '../../kits/promotions/TermsList.tsx'
import type { PromotionInput, PromotionTrigger } from '../../lib/schema.generated.ts'
import { wordsIn } from './draft-record.ts'
import type { ConsolePromotionWordsFragment } from './promotions.generated.ts'

/** A draft, be it half written. */
export type PreviewedDraft = Omit<PromotionInput, 'words' | 'position' | 'reason'> & {
  readonly words: readonly Omit<ConsolePromotionWordsFragment, '__typename'>[]
}

const icons: Record<PromotionTrigger, OverridableComponent<SvgIconTypeMap>> = {
  APPLY: CardGiftcardIcon,
  DEPOSIT: WalletIcon,
  FIRST_DEPOSIT: SavingsIcon,
  REGISTRATION: PersonAddIcon,
  DAY: CalendarMonthIcon,
  CODE: RedeemIcon,
  LOSS: ReplayIcon,
  BIRTHDAY: CakeIcon,
  CONTACT: ContactPhoneIcon,
}

/** What is shown of a draft: its words in one language, and the symbol of the brand's money. */
export interface Shown {
  draft: PreviewedDraft
  t: TFunction
  language: string
  symbol: string
}

/** How it stands for a member who looks at it now: what is published is open at once, or begins later. */
function standingOf({ startsAt, terms: { trigger } }: PreviewedDraft): 'COMING_SOON' | 'CLAIM' | 'JOIN' {
  if (Date.parse(startsAt) > Date.now()) return 'COMING_SOON'
  return trigger === 'REGISTRATION' || trigger === 'DAY' ? 'CLAIM' : 'JOIN'
}

/** The card of the portal's list. */
export function PreviewCard({ draft, t, language, symbol }: Shown) {
  const Icon = icons[draft.terms.trigger] ?? CardGiftcardIcon
  const words = wordsIn(draft, language)
  return (
    <>
      <Banner url={words?.pictureUrl} />
      <Box
        sx={(theme) => ({
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          p: 2.5,
          background: headOf(theme.palette.mode),
        })}
      >
        <Reward draft={draft} t={t} language={language} symbol={symbol} />
        <Icon sx={{ fontSize: 44, color: 'primary.main' }} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2.5, pt: 1.5 }}>
        <Standing draft={draft} t={t} language={language} />
        <Typography sx={{ fontSize: '1.125rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {words?.title || '…'}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {words?.summary || '…'}
        </Typography>
        <Deed draft={draft} t={t} />
      </Box>
    </>
  )
}

/** What opens when the card is pressed. */
export function PreviewPage({ draft, t, language, symbol }: Shown) {
  const words = wordsIn(draft, language)
  return (
    <>
      <Typography
        sx={{
          px: 2.5,
          py: 1.5,
          fontSize: '1.125rem',
          fontWeight: 600,
          borderBottom: 1,
          borderColor: 'divider',
          overflowWrap: 'anywhere',
        }}
      >
        {words?.title || '…'}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, p: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Banner url={words?.pictureUrl} />
        <Reward draft={draft} t={t} language={language} symbol={symbol} />
        <Standing draft={draft} t={t} language={language} />
        {words?.content && <Markdown text={words.content} />}
        <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1.25, fontSize: '0.875rem' }}>
          <Typography sx={{ fontSize: 'inherit', fontWeight: 600, mb: 1 }}>{t('promotions:terms')}</Typography>
          <TermsList terms={draft.terms} language={language} />
        </Box>
        <Deed draft={draft} t={t} />
      </Box>
    </>
  )
}

/** The picture as the portal shows it. */
function Banner({ url }: { url: string | null | undefined }) {
  if (!url) return null
  return <StoredPicture url={url} alt="" style={{ width: '100%', aspectRatio: '5 / 2', objectFit: 'cover' }} />
}

function Reward({ draft, t, language, symbol }: Shown) {
  const formats = formatsOf(language)
  const money = playerMoney(language, symbol)
  const { kind, amount, percent, cap, points, tickets, days } = draft.terms.reward
  const look = { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3, color: 'primary.main', m: 0, minWidth: 0 }
  if (kind === 'FIXED')
    return (
      <Box component="p" sx={look}>
        {money(amount || '0')}
      </Box>
    )
  const counted = {
    POINTS: t('promotions:points', { count: points ?? 0 }),
    TICKETS: t('promotions:tickets', { count: tickets ?? 0 }),
    REBATE_RISE: t('promotions:rise', { percent: formats.percent((percent ?? 0) / 100), count: days ?? 0 }),
  }
  if (kind === 'POINTS' || kind === 'TICKETS' || kind === 'REBATE_RISE')
    return (
      <Box component="p" sx={look}>
        {counted[kind]}
      </Box>
    )
  return (
    <Box component="p" sx={look}>
      {formats.percent((percent ?? 0) / 100)}
      <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', fontWeight: 400, color: 'text.secondary' }}>
        {t('promotions:upTo')} {money(cap || '0')}
      </Box>
    </Box>
  )
}

function Standing({ draft, t, language }: Omit<Shown, 'symbol'>) {
  const standing = standingOf(draft)
  const at = standing === 'COMING_SOON' ? draft.startsAt : draft.endsAt
  const format = formatsOf(language).dates({ dateStyle: 'short', timeStyle: 'medium' })
  const time = at ? format.format(at) : ''
  const isOver = at ? Date.parse(at) <= Date.now() : false
  const when = isOver ? 'over' : standing === 'COMING_SOON' ? 'from' : 'until'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: '0.75rem' }}>
      <Box
        component="span"
        sx={(theme) => ({ px: 1, py: 0.25, borderRadius: 5, fontWeight: 600, ...pillOf(theme.palette.mode, standing) })}
      >
        {t(`promotions:standing.${standing}`)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {at ? t(`promotions:${when}`, { time }) : t('promotions:noEnd')}
      </Box>
    </Box>
  )
}

/** The button of the portal; here it is a picture of one. */
function Deed({ draft, t }: Pick<Shown, 'draft' | 't'>) {
  const standing = standingOf(draft)
  const isOpen = standing !== 'COMING_SOON'
  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        placeItems: 'center',
        height: 44,
        borderRadius: 1.25,
        fontSize: '0.875rem',
        fontWeight: 600,
        ...(isOpen ? brandOf(theme.palette.mode) : { border: 1, borderColor: 'text.disabled' }),
      })}
    >
      {t(isOpen ? `promotions:act.${standing}` : 'promotions:see')}
    </Box>
  )
}

type Mode = 'light' | 'dark'
/** Colours of the portal that the console has no name for. */
const brandOf = (mode: Mode) => ({ bgcolor: mode === 'dark' ? '#f0b849' : '#eab03a', color: '#1c1403' })
const headOf = (mode: Mode) =>
  mode === 'dark'
    ? 'linear-gradient(to bottom right, #222c42, #101624)'
    : 'linear-gradient(to bottom right, #e1e6ef, #ffffff)'
const pillOf = (mode: Mode, standing: string) => {
  if (standing !== 'COMING_SOON') return brandOf(mode)
  return mode === 'dark' ? { bgcolor: '#13233f', color: '#86b4ff' } : { bgcolor: '#e2edfd', color: '#1c58b0' }
}
