import { useTranslation } from 'react-i18next'
import type { LobbyVendor } from '../../brand/use-site.ts'
import { classNames } from '../../lib/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import { launchTargetOf } from '../launch/launch-target.ts'
import { useLaunch } from '../launch/use-launch.ts'

/** Vendors of a category side by side (`isNarrow`: in half a row or less); a press opens the vendor by the rules of §4. */
export function VendorCards({ cards, isNarrow = false }: { cards: readonly LobbyVendor[]; isNarrow?: boolean }) {
  const { t } = useTranslation('layout')
  const { launch } = useLaunch()
  return (
    <ul
      className={classNames(
        'scroll-quiet -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 sm:mx-0 sm:grid sm:px-0',
        isNarrow ? 'sm:grid-cols-2' : 'sm:grid-cols-3 lg:grid-cols-5',
      )}
    >
      {cards.map((card) => (
        <li key={card.code} className="w-[38vw] min-w-0 shrink-0 snap-start sm:w-auto">
          <button
            type="button"
            // Not `disabled`: the keyboard must reach a row of vendors under maintenance to scroll it.
            aria-disabled={card.availability !== 'OPEN'}
            onClick={() => card.availability === 'OPEN' && launch(launchTargetOf(card))}
            className="group flex w-full flex-col overflow-hidden rounded-md border border-line bg-surface-1 text-start transition-colors hover:border-line-strong aria-disabled:opacity-60"
          >
            <span className="block aspect-[4/3] w-full overflow-hidden bg-surface-2">
              <Picture
                src={card.cardUrl}
                alt=""
                width={240}
                height={180}
                className="size-full object-cover transition-transform duration-(--duration-calm) group-hover:scale-105"
              />
            </span>
            <span className="block w-full px-3 py-2">
              <span className="block truncate text-sm font-semibold">{card.name}</span>
              <span className="block truncate text-xs text-faint tabular">
                {card.availability === 'OPEN' ? t('gameCount', { count: card.gameCount }) : t('underMaintenance')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
