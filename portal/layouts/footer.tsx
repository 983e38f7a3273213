import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { categoryPath, openLanes, vendorPath } from '../brand/categories.ts'
import { isSocial, useCustomerService } from '../brand/use-customer-service.ts'
import { type LobbyCategory, type Site, useSite } from '../brand/use-site.ts'
import { classNames } from '../lib/class-names.ts'
import { paths } from '../paths.ts'
import { Picture } from '../ui/picture.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'

const heading = 'text-sm font-semibold text-ink'
const link = 'inline-flex min-h-8 items-center text-sm text-muted hover:text-ink'

/** Vendors whose logos close the page (§3). */
const logoVendors = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']

/**
 * The foot of the page (§2): help, products with their vendors, social pages, vendor logos, copyright and licence. Phones have it in
 * two lines, and the whole of it at a press.
 */
export function Footer() {
  const isWide = useIsWide()
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className={classNames('border-t border-line bg-surface-1', isWide ? 'mt-12' : 'mt-6')}>
      {(isWide || isOpen) && <WholeFooter />}
      {!isWide && <ShortFooter isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
    </footer>
  )
}

function WholeFooter() {
  const { t } = useTranslation('layout')
  const { site, lobbyCategories } = useSite()
  const lanes = openLanes(lobbyCategories)
  return (
    <div id="whole-footer" className="[contain-intrinsic-size:auto_44rem] [content-visibility:auto]">
      <div className="mx-auto grid max-w-350 gap-8 px-4 py-8 sm:grid-cols-2 lg:grid-cols-[200px_1fr_200px] lg:px-6">
        <HelpLinks />
        <Products lanes={lanes} />
        <FollowLinks channels={site.customerService.filter(isSocial)} />
      </div>
      <VendorLogos lanes={lanes} />
      <div className="border-t border-line px-4 py-5 text-center text-xs text-faint">
        <p>{t('copyright', { year: String(new Date().getFullYear()), name: site.name })}</p>
        <p className="mt-1">{site.licence ? t('licence', { licence: site.licence }) : t('adultsOnly')}</p>
      </div>
    </div>
  )
}

const shortLink = 'inline-flex min-h-9 items-center text-sm text-muted hover:text-ink'

/** The ways that a phone needs, and who stands behind the page. */
function ShortFooter({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('layout')
  const { site } = useSite()
  const customerService = useCustomerService()
  const house = { year: new Date().getFullYear(), name: site.name, licence: site.licence }
  return (
    <div className="px-4 py-2 text-center">
      <nav aria-label={t('help')} className="flex flex-wrap justify-center gap-x-4">
        <Link to={paths.help()} className={shortLink}>
          {t('help')}
        </Link>
        <Link to={paths.help('term')} className={shortLink}>
          {t('termsShort')}
        </Link>
        <Link to={paths.member('protection')} className={shortLink}>
          {t('protectionShort')}
        </Link>
        {customerService && (
          <button type="button" onClick={customerService} className={shortLink}>
            {t('serviceShort')}
          </button>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="whole-footer"
          onClick={onToggle}
          className={shortLink}
        >
          {t(isOpen ? 'fewerLinks' : 'moreLinks')}
        </button>
      </nav>
      <p className="pb-1 text-xs text-faint">{t(site.licence ? 'licenceShort' : 'adultsShort', house)}</p>
    </div>
  )
}

function HelpLinks() {
  const { t } = useTranslation('layout')
  const customerService = useCustomerService()
  const links = [
    [paths.help(), t('helpCentre')],
    [paths.help('term'), t('terms')],
    [paths.announcements(), t('announcements')],
    [paths.feedback(), t('memberPage.feedback')],
    [paths.member('protection'), t('memberPage.protection')],
    [paths.agent(), t('becomeAgent')],
  ] as const
  return (
    <nav aria-labelledby="footer-help">
      <h2 id="footer-help" className={heading}>
        {t('help')}
      </h2>
      <ul className="mt-2">
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to} className={link}>
              {label}
            </Link>
          </li>
        ))}
        {customerService && (
          <li>
            <button type="button" onClick={customerService} className={link}>
              {t('customerService')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The categories with their vendors. */
function Products({ lanes }: { lanes: readonly LobbyCategory[] }) {
  const { t } = useTranslation('layout')
  return (
    <nav aria-labelledby="footer-products" className="sm:order-last sm:col-span-2 lg:order-none lg:col-span-1">
      <h2 id="footer-products" className={heading}>
        {t('products')}
      </h2>
      <dl className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {lanes.map(({ gameType, vendors }) => {
          const path = categoryPath(gameType)
          const name = t(`category.${gameType}`)
          return (
            <div key={gameType} className="min-w-0">
              <dt className="text-sm text-ink">
                {path ? (
                  <Link to={path} className="inline-flex min-h-6 items-center">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </dt>
              <dd className="text-xs leading-6 text-faint">
                {vendors.slice(0, 8).map((card, index) => {
                  const to = vendorPath(card)
                  return (
                    <span key={card.code}>
                      {index > 0 && ' · '}
                      {to ? (
                        <Link to={to} className="inline-flex min-h-6 min-w-6 items-center hover:text-ink">
                          {card.name}
                        </Link>
                      ) : (
                        card.name
                      )}
                    </span>
                  )
                })}
              </dd>
            </div>
          )
        })}
      </dl>
    </nav>
  )
}

function FollowLinks({ channels }: { channels: Site['customerService'] }) {
  const { t } = useTranslation('layout')
  if (channels.length === 0) return null
  return (
    <nav aria-labelledby="footer-follow">
      <h2 id="footer-follow" className={heading}>
        {t('followUs')}
      </h2>
      <ul className="mt-2">
        {channels.map(({ kind, path, label }) => (
          <li key={path}>
            <a href={paths.customerService(path)} target="_blank" rel="noreferrer" className={link}>
              {label ?? t(`channel.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Marks and names of the vendors that are known best, of those the brand has. */
function VendorLogos({ lanes }: { lanes: readonly LobbyCategory[] }) {
  const { t } = useTranslation('layout')
  const cards = lanes.flatMap((lane) => lane.vendors)
  const logos = logoVendors.flatMap((code) => cards.find((card) => card.code === code) ?? [])
  if (logos.length === 0) return null
  return (
    <ul aria-label={t('vendors')} className="mx-auto flex max-w-350 flex-wrap gap-2 px-4 pb-6 lg:px-6">
      {logos.map((card) => (
        <li
          key={card.code}
          className="flex items-center gap-2 rounded-sm border border-line px-3 py-1.5 text-xs font-semibold text-faint"
        >
          <Picture src={card.markUrl} alt="" width={24} height={24} className="size-6" />
          {card.name}
        </li>
      ))}
    </ul>
  )
}
