import { Link } from 'react-router-dom'
import { markOf } from '../brand/mark-of.ts'
import type { Site } from '../brand/use-site.ts'
import { classNames } from '../lib/class-names.ts'
import { paths } from '../paths.ts'

/** The brand's logo, or its name set in type beside the mark when it has none; `isShort` leaves the name out on phones, and
 * the mark on the narrowest. */
export function Logo({
  site,
  isShort = false,
}: {
  site: Pick<Site, 'name' | 'logoUrl' | 'iconUrl'>
  isShort?: boolean
}) {
  return (
    <Link
      to={paths.lobby()}
      aria-label={site.name}
      className={classNames('flex min-w-0 items-center gap-2 sm:gap-2.5', isShort && '@max-[22rem]:hidden')}
    >
      {site.logoUrl ? (
        <img src={site.logoUrl} alt="" width={132} height={32} className="h-8 w-auto max-w-33" />
      ) : (
        <>
          <img src={markOf(site)} alt="" width={32} height={32} className="size-8 shrink-0" />
          <span
            className={classNames(
              'truncate text-base font-bold tracking-tight sm:text-lg',
              isShort && '@max-3xl:hidden',
            )}
          >
            {site.name}
          </span>
        </>
      )}
    </Link>
  )
}
