import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QueryError } from '../../apollo/query-error.tsx'
import { useSite } from '../../brand/use-site.ts'
import { betEnd, betStates, betTones } from '../../kits/bets/bet-states.ts'
import { BetTotals } from '../../kits/bets/bet-totals.tsx'
import type { BetPartsFragment } from '../../kits/bets/bets.generated.ts'
import { FilterSheet } from '../../kits/records/filter-sheet.tsx'
import { PeriodTabs } from '../../kits/records/period-tabs.tsx'
import { useRecordFilter } from '../../kits/records/use-record-filter.ts'
import { useDateTimeFormat } from '../../lib/use-date-time-format.ts'
import { useTrailingThrottle } from '../../lib/use-trailing-throttle.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BetDetailDialog } from './bet-detail-dialog.tsx'
import { type BetState, type GameType, useBetsQuery, useBetsSettledSubscription } from './records.generated.ts'

const pageSize = 20
/** What narrows the list beside the period, as the address names it. */
const choices = ['gameType', 'vendorCode', 'search', 'state'] as const

/** Every bet of the member by category, vendor and period; each opens with its full detail. */
export default function BettingRecordPage() {
  const { t } = useTranslation('account')
  const { lobbyCategories } = useSite()
  const filter = useRecordFilter()
  const gameType = filter.get('gameType') as GameType | null
  const vendorCode = filter.get('vendorCode')
  const state = filter.get('state') as BetState | null
  const search = filter.get('search')
  const searchFor = (text: string) => filter.set('search', text)
  const { data, error, refetch } = useBetsQuery({
    variables: {
      filter: { gameType, vendorCode, state, search, ...filter.span },
      page: { page: filter.page, pageSize },
    },
    fetchPolicy: 'cache-and-network',
  })
  // The page stands as it is while it is read again, so nothing jumps under the reader; fast play elsewhere ends many rounds a second.
  const readAnew = useTrailingThrottle(() => void refetch(), 2_000)
  useBetsSettledSubscription({ onData: readAnew })
  const categories = lobbyCategories.filter((category) => gameType === null || category.gameType === gameType)
  const vendors = new Map(
    categories.flatMap((category) => category.vendors.map(({ code, name }) => [code, name] as const)),
  )
  const bets = data?.bets
  return (
    <div className="flex flex-col gap-4">
      <PeriodTabs value={filter.period} onChange={(period) => filter.set('period', period)} />
      <FilterSheet
        inForce={choices.filter((name) => filter.get(name)).length}
        onClear={() => filter.change(Object.fromEntries(choices.map((name) => [name, null])))}
      >
        <SelectField
          label={t('category')}
          value={gameType ?? ''}
          placeholder={t('allCategories')}
          options={lobbyCategories.map(({ gameType }) => ({
            value: gameType,
            label: t(`categories.${gameType}`),
          }))}
          onChange={(event) => filter.set('gameType', event.target.value)}
        />
        <SelectField
          label={t('vendor')}
          value={vendorCode ?? ''}
          placeholder={t('allVendors')}
          options={[...vendors].map(([value, label]) => ({ value, label }))}
          onChange={(event) => filter.set('vendorCode', event.target.value)}
        />
        <SearchForm
          label={t('game')}
          maxLength={60}
          value={search ?? ''}
          placeholder={t('gameSearchHint')}
          onSearch={searchFor}
          // On a phone the sheet is closed with what was typed.
          onBlur={({ target }) => target.value.trim() !== (search ?? '') && searchFor(target.value.trim())}
        />
        <SelectField
          label={t('state')}
          value={state ?? ''}
          placeholder={t('allStates')}
          options={betStates.map((value) => ({ value, label: t(`betStates.${value}`) }))}
          onChange={(event) => filter.set('state', event.target.value)}
        />
      </FilterSheet>
      {error && !bets && <QueryError error={error} onRetry={() => refetch()} />}
      {!bets && !error && <Skeleton className="h-96 w-full" />}
      {bets && <BetTotals totals={bets.totals} />}
      {bets?.items.length === 0 && (
        <EmptyState
          title={t('noBets')}
          hint={t('noBetsHint')}
          action={
            <Link to={paths.lobby()} className={buttonClass()}>
              {t('toGames')}
            </Link>
          }
        />
      )}
      {bets && bets.items.length > 0 && <BetTable bets={bets.items} onOpen={(bet) => filter.set('bet', bet.id)} />}
      {bets && (
        <Pagination
          page={filter.page}
          totalPages={bets.pageInfo.totalPages}
          onChange={(page) => filter.set('page', String(page))}
        />
      )}
      <BetDetailDialog id={filter.get('bet')} onClose={() => filter.set('bet', null)} />
    </div>
  )
}

function BetTable({ bets, onOpen }: { bets: readonly BetPartsFragment[]; onOpen: (bet: BetPartsFragment) => void }) {
  const { t } = useTranslation('account')
  const { format } = useDateTimeFormat()
  const columns: DataColumn<BetPartsFragment>[] = [
    { key: 'game', header: t('game'), phone: 'title', cell: (bet) => bet.gameName },
    { key: 'vendor', header: t('vendor'), cell: (bet) => bet.vendorName },
    {
      key: 'placedAt',
      header: t('time'),
      phone: 'under',
      cell: (bet) => <span className="whitespace-nowrap tabular">{format(bet.placedAt)}</span>,
    },
    { key: 'stake', header: t('stake'), align: 'end', cell: (bet) => <MoneyText amount={bet.stake} /> },
    { key: 'payout', header: t('payout'), align: 'end', cell: (bet) => <MoneyText amount={bet.payout} /> },
    {
      key: 'profit',
      header: t('profit'),
      align: 'end',
      phone: 'figure',
      cell: (bet) => <MoneyText amount={bet.profit} signed />,
    },
    {
      key: 'state',
      header: t('state'),
      phone: 'aside',
      cell: (bet) => <Badge tone={betTones[betEnd(bet)]}>{t(`betStates.${betEnd(bet)}`)}</Badge>,
    },
  ]
  return <DataTable label={t('bettingRecord')} columns={columns} rows={bets} rowKey={(bet) => bet.id} onOpen={onOpen} />
}
