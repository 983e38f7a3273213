/** Downloads and guides that the portal has a place for. */
export const RESOURCE_KEYS = ['APP_IOS', 'APP_IOS_LITE', 'APP_ANDROID', 'MEDIA_GUIDE'] as const

interface BrandResource {
  readonly key: string
  readonly url: string
}

/** The downloads and guides of a brand as its form has them: a field for each, empty where it has none. */
export const resourceFields = (resources: readonly BrandResource[]): Record<string, string> =>
  Object.fromEntries(RESOURCE_KEYS.map((key) => [key, resources.find((one) => one.key === key)?.url ?? '']))

/** What of the fields is sent. */
export const resourcesOf = (fields: Readonly<Record<string, string | null | undefined>> = {}): BrandResource[] =>
  RESOURCE_KEYS.flatMap((key) => {
    const url = fields[key]?.trim()
    return url ? [{ key, url }] : []
  })
