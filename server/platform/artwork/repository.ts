import type { Database } from '../db/connection.ts'

/** What a game's picture needs to know of it, whichever brand offers it. */
export async function findPicturedGame(database: Database, id: string) {
  const row = await database.query
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.code', 'games.vendor_code')
    .select([
      'games.id',
      'games.vendor_code',
      'vendors.name as vendor_name',
      'games.game_type',
      'games.game_classify',
      'games.motif',
      'games.names',
    ])
    .where('games.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    id: row.id,
    vendorCode: row.vendor_code,
    vendorName: row.vendor_name,
    gameType: row.game_type,
    gameClassify: row.game_classify,
    motif: row.motif,
    names: row.names as Record<string, string>,
  }
}

/** A vendor with the category asked for if it has games there, else the one that it has most games in. */
export async function findPicturedVendor(database: Database, code: string, category?: string) {
  const rows = await database.query
    .selectFrom('vendors')
    .leftJoin('games', 'games.vendor_code', 'vendors.code')
    .select(({ fn }) => ['vendors.code', 'vendors.name', 'games.game_type', fn.count('games.id').as('games')])
    .where('vendors.code', '=', code)
    .groupBy(['vendors.code', 'vendors.name', 'games.game_type'])
    .orderBy('games', 'desc')
    .orderBy('games.game_type')
    .execute()
  const row = rows.find(({ game_type }) => game_type === category) ?? rows[0]
  return row === undefined ? undefined : { code: row.code, name: row.name, gameType: row.game_type ?? 'RNG' }
}
