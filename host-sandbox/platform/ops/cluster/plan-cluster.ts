import { bilingual } from '../../core/process/startup-error';
import type { FoundPrograms } from './programs';

/** The programs of a cluster; it can do without the two that may be `null`. */
export interface ClusterPrograms {
  readonly postgres: string;
  readonly pgbouncer: string | null;
  readonly nginx: string | null;
}

/** What can be started with the installed programs. */
export interface ClusterPlan {
  /** `null`: nothing. */
  readonly programs: ClusterPrograms | null;
  /** A line for the operator about each part that is left out. */
  readonly notes: readonly string[];
}

/** Leaves out the parts whose programs are not installed. */
export function planCluster({ postgres, pgbouncer, nginx }: FoundPrograms): ClusterPlan {
  if (!postgres)
    return {
      programs: null,
      notes: [
        bilingual(
          '未装 postgresql：多个进程没有可共用的数据库，集群未启动。单个进程请用 npm start。',
          'postgresql is not installed: several processes have no database to share, so no cluster is started. For one process run npm start.',
        ),
      ],
    };
  const notes = [
    ...(pgbouncer
      ? []
      : [
          bilingual(
            '未装 pgbouncer：各平台直连主库，切换主库时随之重启。',
            'pgbouncer is not installed: the platforms connect to the primary directly, and a failover restarts them.',
          ),
        ]),
    ...(nginx
      ? []
      : [
          bilingual(
            '未装 nginx：各平台在自己的地址上提供门户，一个停止时须自行改用另一个的地址。',
            'nginx is not installed: each platform serves the portal at its own address; when one ends, open the address of the other.',
          ),
        ]),
  ];
  return { programs: { postgres, pgbouncer: pgbouncer ?? null, nginx: nginx ?? null }, notes };
}
