import { Button, Modal } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { AntdScope } from '@/shared/theme/antd-scope';
import type { Question, Questions } from '@/shared/ui/questions';
import { messages } from './messages';

/** The dialog of alerts and confirmations (R8.29, R8.30). It keeps its last words while it closes. */
export default function QuestionsView({ questions }: { questions: Questions }) {
  const question = useSyncExternalStore(questions.subscribe, questions.first);
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const shown = question ?? last;
  const answer = (yes: boolean) => {
    if (question) questions.answer(question, yes);
  };
  return (
    <AntdScope>
      <Modal
        open={question !== undefined}
        title={<FormattedMessage {...(shown?.title ?? messages.title)} />}
        mask={{ closable: false }}
        onCancel={() => {
          answer(false);
        }}
        footer={shown && <Answers question={shown} onAnswer={answer} />}
      >
        {shown && (
          <p>
            <FormattedMessage {...shown.text} values={{ ...shown.values }} />
          </p>
        )}
      </Modal>
    </AntdScope>
  );
}

/** The way that loses nothing is the last and the strongest. */
function Answers({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  const { kind, danger = false, yes = messages.yes, no = messages.no } = question;
  const agree = (
    <Button
      key="yes"
      autoInsertSpace={false}
      danger={danger}
      type={danger ? 'default' : 'primary'}
      onClick={() => {
        onAnswer(true);
      }}
    >
      <FormattedMessage {...yes} />
    </Button>
  );
  const refuse = kind === 'confirm' && (
    <Button
      key="no"
      autoInsertSpace={false}
      type={danger ? 'primary' : 'default'}
      onClick={() => {
        onAnswer(false);
      }}
    >
      <FormattedMessage {...no} />
    </Button>
  );
  return danger ? [agree, refuse] : [refuse, agree];
}
