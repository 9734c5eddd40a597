import type { CallName } from '@/contracts/calls';

/** A fault of the database, planted by SQL, and a call that fails because of it. */
export interface SqlFault {
  readonly name: string;
  readonly plant: readonly string[];
  readonly remove: readonly string[];
  readonly call: CallName;
  /** Texts that the trace must contain in addition to the call: the kind of the fault and its location. */
  readonly finds: readonly string[];
}

const constraintOn = (name: string, rule: string, ...finds: string[]): SqlFault => ({
  name,
  plant: [oneRow, `alter table contact_messages add constraint planted ${rule}`],
  remove: ['alter table contact_messages drop constraint planted'],
  call: 'contactSend',
  finds: ['insert into "contact_messages"', '约束 planted', ...finds],
});

const oneRow = 'delete from contact_messages where id < (select max(id) from contact_messages)';

const columnOf = (name: string, column: string, ...finds: string[]): SqlFault => ({
  name,
  plant: [`alter table contact_messages add column planted ${column}`, ...dropDefault],
  remove: ['alter table contact_messages drop column planted'],
  call: 'contactSend',
  finds: ['insert into "contact_messages"', ...finds],
});
const dropDefault = ['alter table contact_messages alter column planted drop default'];

const triggerOn = (name: string, body: string, ...finds: string[]): SqlFault => ({
  name,
  plant: [
    `create function planted() returns trigger language plpgsql as $$ begin ${body} end $$`,
    'create trigger planted before insert on contact_messages for each row execute function planted()',
  ],
  remove: ['drop trigger planted on contact_messages', 'drop function planted'],
  call: 'contactSend',
  finds: ['insert into "contact_messages"', ...finds],
});

export const sqlFaults: readonly SqlFault[] = [
  {
    name: 'a table that is missing, as after a migration that did not run',
    plant: ['alter table articles rename to planted'],
    remove: ['alter table planted rename to articles'],
    call: 'articlePage',
    finds: ['42P01', 'relation "articles" does not exist', 'select '],
  },
  {
    name: 'a column that is missing',
    plant: ['alter table banners rename column image to planted'],
    remove: ['alter table banners rename column planted to image'],
    call: 'bannerList',
    finds: ['42703', 'from "banners"'],
  },
  constraintOn('a rule that a row breaks', 'check (false) not valid', '23514', '表 contact_messages'),
  constraintOn('a second row where one is allowed', 'unique (name)', '23505', '表 contact_messages'),
  constraintOn(
    'a row that refers to nothing',
    'foreign key (name) references platform_facts (name) not valid',
    '23503',
  ),
  columnOf('a value that is missing', 'integer not null default 0', '23502', '表 contact_messages'),
  {
    name: 'a text that is too long for its column',
    plant: ['alter table contact_messages alter column name type varchar(2) using left(name, 2)'],
    remove: ['alter table contact_messages alter column name type text'],
    call: 'contactSend',
    finds: ['22001', 'insert into "contact_messages"'],
  },
  triggerOn('a value that cannot be read', 'perform new.reply_to::date; return new;', '22'),
  triggerOn('a number that is too large', 'perform new.reply_to::integer; return new;', '22003'),
  triggerOn('a division by zero', 'perform 1 / (length(new.name) - length(new.name)); return new;', '22012'),
  triggerOn('a trigger that refuses', "raise exception 'refused %', new.reply_to;", 'P0001', 'refused'),
];
