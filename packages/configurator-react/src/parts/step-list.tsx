import { Icon } from '../fields/frame/icon.tsx';
import { useSteps } from '../hooks/use-steps.ts';
import { useTexts } from '../hooks/use-texts.ts';

/** The steps as marks on a tape measure, yellow for reached and complete steps. Any step can be opened. */
export function StepList() {
  const texts = useTexts();
  const { steps, position, goTo } = useSteps();
  return (
    <nav className="cfg cfg-steps" aria-label={texts.steps}>
      <ol className="cfg-tape">
        {steps.map((step) => (
          <li
            key={step.id}
            className="cfg-tape-step"
            data-status={step.status}
            data-measured={step.position <= position || step.status === 'complete'}
          >
            <button
              type="button"
              className="cfg-tape-button"
              aria-current={step.isCurrent ? 'step' : undefined}
              onClick={() => goTo(step.position)}
            >
              <span className="cfg-tape-mark" aria-hidden="true">
                <b>{step.position}</b>
              </span>
              <span className="cfg-tape-label">
                <span>{step.title}</span>
                {step.status === 'complete' && <Icon name="check" />}
                {step.status === 'incomplete' && <Icon name="warning" />}
                {step.status !== 'ahead' && (
                  <span className="cfg-unseen">
                    {`(${step.status === 'complete' ? texts.stepComplete : texts.stepIncomplete})`}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
