// The worker: gets the module once, then questions, and answers each.
import type { FromWorker, Meanwhile, Question, Start } from './protocol.js';
import { CallError, Instance } from './module.js';
import { perform } from './operations.js';

/** Answers a question, whatever becomes of it; what is known before that goes to `meanwhile`. */
export function answer(
  instance: Instance,
  question: Question,
  meanwhile: (message: Meanwhile) => void,
): FromWorker {
  const { id } = question;
  instance.listen(question.news ? (news) => meanwhile({ kind: 'news', id, news }) : null);
  try {
    const value = perform(instance, question, (solutions) =>
      meanwhile({ kind: 'solutions', id, solutions }),
    );
    return { kind: 'answer', id, value };
  } catch (error) {
    // Anything else has left the instance in a state that nobody knows: the worker ends.
    if (!(error instanceof CallError)) throw error;
    return { kind: 'error', id, error: error.facts };
  }
}

interface Port {
  post(message: unknown): void;
  listen(take: (message: Start | Question) => void): void;
}

async function port(): Promise<Port> {
  if (typeof self !== 'undefined' && typeof self.postMessage === 'function') {
    return {
      post: (message) => self.postMessage(message),
      listen: (take) => {
        self.onmessage = (event: MessageEvent) => take(event.data as Start | Question);
      },
    };
  }
  const { parentPort } = await import('node:worker_threads');
  return {
    post: (message) => parentPort!.postMessage(message),
    listen: (take) => parentPort!.on('message', take),
  };
}

async function main(): Promise<void> {
  const { post, listen } = await port();
  let instance: Instance | null = null;
  listen((message) => {
    if (message.kind === 'start') {
      void Instance.create(message.module).then((created) => {
        instance = created;
        post({ kind: 'ready' });
      });
    } else if (instance) {
      post(answer(instance, message, post));
    }
  });
  post({ kind: 'listening' });
}

void main();
