import {
  ChangeNotice,
  ConfiguratorProvider,
  ErrorSummary,
  PriceAnnouncer,
  PriceSummary,
  SectionView,
  StepList,
  StepNavigation,
} from '../../src/index.ts';
import '../../src/theme/theme.css';
import { readWork, startPage } from './start-page.ts';

const work = readWork();

/** All sections with every part of a configurator: steps, price with its lines, notices and announcements. */
startPage(work, () => (
  <ConfiguratorProvider template={work.template} initialValues={work.values}>
    <form className="cfg cfg-root">
      <StepList />
      <ErrorSummary />
      {work.template.sections.map((section, index) => (
        <SectionView key={section.id} index={index} />
      ))}
      <ChangeNotice />
      <StepNavigation />
      <PriceSummary />
      <PriceAnnouncer />
    </form>
  </ConfiguratorProvider>
));
