import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHost } from '../host';
import { isolations, tokenSharings } from '../modes';
import { useObservable } from '../../kits/web/observable';
import type { Appearance } from '../portal/portal-props';
import { SignInForm } from './sign-in-form';
import { SmsInbox } from './sms-inbox';

/** The console: sign-in of the host, change of its token, choice of how portals are mounted, and the log. */
export function Console() {
  const [open, setOpen] = useState(() => matchMedia('(min-width: 1100px)').matches);
  return (
    <details
      className="host-console"
      id="host-console"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary data-testid="host-console-toggle">宿主控制台</summary>
      <SignInForm />
      <SmsInbox />
      <TokenForm />
      <ModeForm />
      <AppearanceForm />
      <EventLogView />
    </details>
  );
}

function TokenForm() {
  const { session } = useHost();
  const [token, setToken] = useState('');
  return (
    <form
      className="host-group"
      onSubmit={(event) => {
        event.preventDefault();
        session.setToken(token);
      }}
    >
      <h2>直接设定令牌</h2>
      <label>
        令牌{' '}
        <input
          autoComplete="off"
          spellCheck={false}
          data-testid="host-manual-token"
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
      </label>
      <p className="host-buttons">
        <button type="submit" data-testid="host-set-token">
          设定
        </button>
      </p>
    </form>
  );
}

/** A plain GET form: the modes are in the address, and a page has one set of them. */
function ModeForm() {
  const { modes, appearance } = useHost();
  const { language, theme } = useObservable(appearance);
  return (
    <form className="host-group" method="get">
      <input type="hidden" name="language" value={language ?? ''} />
      <input type="hidden" name="theme" value={theme ?? ''} />
      <h2>
        挂载方式 <small>应用后重新载入</small>
      </h2>
      <ModeSelect label="样式隔离" name="isolation" testId="host-isolation" value={modes.isolation}>
        {isolations.map((isolation) => (
          <option key={isolation} value={isolation}>
            {isolation === 'none' ? '无' : isolation}
          </option>
        ))}
      </ModeSelect>
      <ModeSelect label="令牌共享" name="globalState" testId="host-global-state" value={modes.tokenSharing}>
        {tokenSharings.map((sharing) => (
          <option key={sharing} value={sharing}>
            {{ on: '全局状态', prop: '普通属性', off: '不共享' }[sharing]}
          </option>
        ))}
      </ModeSelect>
      <label>
        basePath{' '}
        <input name="basePath" placeholder="/" data-testid="host-base-path" defaultValue={modes.basePath} />
      </label>
      <p className="host-buttons">
        <button type="submit" data-testid="host-apply-mode">
          应用
        </button>
      </p>
    </form>
  );
}

/** Language and theme of the portals; they change at once. */
function AppearanceForm() {
  const { appearance, setAppearance } = useHost();
  const { language, theme } = useObservable(appearance);
  return (
    <div className="host-group">
      <h2>门户的语言和主题</h2>
      <label>
        语言{' '}
        <select
          data-testid="host-language"
          value={language ?? ''}
          onChange={({ target }) => void setAppearance({ language: target.value } as Appearance)}
        >
          {language === undefined && <option value="">不指定</option>}
          <option value="zh-CN">中文</option>
          <option value="en-US">English</option>
        </select>
      </label>
      <label>
        主题{' '}
        <select
          data-testid="host-theme"
          value={theme ?? ''}
          onChange={({ target }) => void setAppearance({ theme: target.value } as Appearance)}
        >
          {theme === undefined && <option value="">不指定</option>}
          <option value="blue-white">blue-white</option>
          <option value="dark">dark</option>
          <option value="contrast">contrast</option>
        </select>
      </label>
    </div>
  );
}

function ModeSelect(props: {
  label: string;
  name: string;
  testId: string;
  value: string | undefined;
  children: ReactNode;
}) {
  return (
    <label>
      {props.label}{' '}
      <select name={props.name} data-testid={props.testId} defaultValue={props.value ?? ''}>
        {props.children}
      </select>
    </label>
  );
}

function EventLogView() {
  const { log } = useHost();
  const entries = useObservable(log.entries);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);
  return (
    <section className="host-group">
      <h2 id="log-title">收发记录</h2>
      <p className="host-buttons">
        <button type="button" data-testid="host-clear-log" onClick={log.clear}>
          清空记录
        </button>
      </p>
      <ol
        className="host-log"
        id="log"
        role="log"
        aria-labelledby="log-title"
        tabIndex={0}
        data-testid="host-log"
        ref={list}
      >
        {entries.map(({ id, kind, time, text }) => (
          <li key={id} data-kind={kind}>
            <time>{time}</time> {{ sent: '→', received: '←', noted: '·' }[kind]} {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
