import { Heart } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '../../apollo/error-words.ts'
import { useIsSignedIn } from '../../data/session-token.ts'
import { openDialog } from '../../dialogs/dialog-store.ts'
import { classNames } from '../../lib/class-names.ts'
import { leadingThrottle } from '../../lib/leading-throttle.ts'
import { toast } from '../../ui/toast.ts'
import { setFavourite, useIsFavourite } from './favourites.ts'
import type { GameTileFragment } from './games.generated.ts'

/** One press a second counts, the first one (§4). */
const throttleTime = 1000

/** The heart on a game. Visitors are asked to sign in. */
export function FavouriteButton({ game }: { game: GameTileFragment }) {
  const { t } = useTranslation('lobby')
  const isSignedIn = useIsSignedIn()
  const isFavourite = useIsFavourite(game.id)
  const words = useErrorWords()
  const mayPress = useRef(leadingThrottle(throttleTime))

  const press = () => {
    if (!isSignedIn) return openDialog('login', { notice: t('signInForFavourites') })
    if (!mayPress.current()) return
    setFavourite(game.id, !isFavourite).then(
      (refusal) => refusal && toast.error(refusal),
      (error) => toast.error(words(error).message),
    )
  }
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t(isFavourite ? 'removeFavourite' : 'addFavourite', { game: game.name })}
      onClick={press}
      className="absolute end-1 top-1 z-10 flex size-10 items-center justify-center rounded-full"
    >
      <span className="flex size-8 items-center justify-center rounded-full bg-black/55 text-white">
        <Heart
          size={17}
          aria-hidden
          className={classNames('transition-colors', isFavourite && 'fill-[#ff5d6c] text-[#ff5d6c]')}
        />
      </span>
    </button>
  )
}
