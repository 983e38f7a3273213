import { useTranslation } from 'react-i18next'
import type { LobbyCategory, LobbyVendor } from '../brand/use-site.ts'
import { classNames } from '../lib/class-names.ts'
import { Picture } from '../ui/picture.tsx'

/** A vendor with more games than this gets the larger layout (§2). */
const manyGames = 10

/** The vendors of a category under the header. With any vendor of more than ten games the cards are large, else a quiet row. */
export function VendorPanel({ lane, onChoose }: { lane: LobbyCategory; onChoose: (card: LobbyVendor) => void }) {
  const { t } = useTranslation('layout')
  const isLarge = lane.vendors.some((card) => card.gameCount > manyGames)
  return (
    <div className="absolute inset-x-0 top-full border-y border-line bg-surface-1 shadow-high">
      <ul
        className={classNames(
          'mx-auto grid max-h-[75dvh] max-w-350 gap-3 overflow-y-auto px-6 py-5',
          isLarge
            ? 'grid-cols-[repeat(auto-fill,minmax(150px,1fr))]'
            : 'grid-cols-[repeat(auto-fill,minmax(200px,1fr))]',
        )}
      >
        {lane.vendors.map((card) => (
          <li key={card.code}>
            <button
              type="button"
              data-closes
              onClick={() => onChoose(card)}
              className={classNames(
                'flex w-full items-center gap-3 rounded-md p-2 text-start hover-quiet',
                isLarge && 'flex-col text-center',
              )}
            >
              <Picture
                src={isLarge ? card.cardUrl : card.markUrl}
                alt=""
                width={isLarge ? 128 : 48}
                height={isLarge ? 96 : 48}
                className={classNames(
                  isLarge ? 'aspect-[4/3] w-full rounded-sm bg-surface-2 object-cover' : 'size-12 shrink-0',
                )}
              />
              <span className="w-full min-w-0">
                <span className="block truncate text-sm font-semibold text-ink">{card.name}</span>
                <span className="block text-xs text-faint tabular">
                  {card.availability === 'OPEN' ? t('gameCount', { count: card.gameCount }) : t('underMaintenance')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
