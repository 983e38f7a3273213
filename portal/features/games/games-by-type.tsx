import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ChoiceChips } from '../../kits/games/choice-chips.tsx'
import { GameGrid } from '../../kits/games/game-grid.tsx'
import type { GameTileFragment } from '../../kits/games/games.generated.ts'
import { categoryInAddress, categoryOfAddress, hasPage } from '../../paths.ts'

/** Games of the member's own, all of them or those of one category, which the address names (§2, `type`). */
export function GamesByType({ games }: { games: readonly GameTileFragment[] }) {
  const { t } = useTranslation(['lobby', 'layout'])
  const [address, setAddress] = useSearchParams()
  const wanted = categoryOfAddress(address.get('type') ?? '')
  const chosen = hasPage(wanted) ? wanted : null
  const types = [...new Set([...games.map(({ gameType }) => gameType), ...(chosen ? [chosen] : [])])].filter(hasPage)
  const shown = games.filter(({ gameType }) => chosen === null || gameType === chosen)
  return (
    <>
      {types.length > 1 && (
        <ChoiceChips
          label={t('gameTypes')}
          value={chosen}
          onChange={(type) => setAddress(type === null ? {} : { type: categoryInAddress(type) }, { replace: true })}
          choices={[
            { value: null, label: t('classify.ALL') },
            ...types.map((value) => ({ value, label: t(`layout:category.${value}`) })),
          ]}
          className="mb-5"
        />
      )}
      {shown.length > 0 ? <GameGrid games={shown} /> : <p className="py-8 text-center text-muted">{t('noGames')}</p>}
    </>
  )
}
