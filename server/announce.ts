import type { Config } from './config/config.ts'

/** Tells the person who started the server what is where, and who can sign in. */
export function announce(config: Config): void {
  const at = (path: string) => `${config.publicUrl}${path}`
  const lines = [
    '',
    `Croupier is ready (${config.mode}, ${config.databaseUrl ? 'PostgreSQL' : `embedded database in ${config.dataDir}`})`,
    `  players      ${at('/')}`,
    `  operators    ${at('/admin/')}`,
    `  GraphQL      ${at('/graphql')}${config.mode === 'DEMO' ? `    sandbox ${at('/sandbox')}` : ''}`,
    `  REST         ${at('/wps/docs')}`,
    ...(config.roles.includes('simulator')
      ? [`  simulator    ${config.simulator.url}    (bank, outbox of SMS, mails and notifications)`]
      : []),
    `  health       ${at('/health/ready')}    metrics ${at('/metrics')} (service key or METRICS_TOKEN)`,
    ...(config.mode === 'DEMO'
      ? [
          '',
          '  Demo accounts, password Demo@12345: members demo01 … demo11, demo12 (self-excluded), demo13 (taking a break), agent agent01 and who works for him, agent01.quanly (both at /agent), operators operator, operator2 and support',
        ]
      : []),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
